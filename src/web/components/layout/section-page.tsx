import { type ReactNode, useMemo } from "react";
import { useFragment } from "#web/lib/hooks/use-fragment.ts";
import { useCurrentSection } from "./use-current-section.ts";

export type PageSection = { id: string; name: string; content: ReactNode };

type SectionPageProps = {
  /** What the list of sections is called for those who hear it. */
  label: string;
  sections: readonly PageSection[];
};

/** Sections one below the other, with a list of them: beside them where there is room, above otherwise. */
export function SectionPage({ label, sections }: SectionPageProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  useFragment();
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label={label} className="lg:sticky lg:top-6">
        <ul className="flex flex-wrap gap-1 lg:flex-col lg:gap-0">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                className="flex min-h-9 items-center rounded-control px-3 text-base text-soft transition-colors hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink max-lg:border max-lg:border-line lg:rounded-l-none lg:border-l-2 lg:pl-4 lg:border-line lg:aria-[current]:border-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-5">
        {sections.map(({ id, content }) => (
          <div key={id} id={id} className="scroll-mt-6">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
