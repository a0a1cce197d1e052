import type { StanceSection } from "./stance-groups.ts";

type SectionHeadProps = { section: StanceSection<unknown>; as: "h2" | "h3" };

/** What one can do in the communities below it, how many they are, and a few words on them. */
export function SectionHead({ section: { title, text, items }, as: Heading }: SectionHeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
      <Heading className="text-md font-medium">
        {title} <span className="font-mono text-sm font-normal text-muted">{items.length}</span>
      </Heading>
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}
