import type { ReactNode } from "react";

type SectionProps = {
  title: string;
  /** What the section rests on: how much, and as of when. */
  basis?: ReactNode;
  children: ReactNode;
};

/** One heading of the detail, and what stands under it. */
export function Section({ title, basis, children }: SectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        {basis && <div className="font-mono text-xs text-muted">{basis}</div>}
      </div>
      {children}
    </section>
  );
}
