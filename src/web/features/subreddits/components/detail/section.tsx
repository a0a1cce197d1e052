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

type Fact = { name: string; value: ReactNode };

export function FactList({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-base">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 py-2">
              <dt className="text-muted">{fact.name}</dt>
              <dd className="min-w-0">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** 'monday' → 'Monday' */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
