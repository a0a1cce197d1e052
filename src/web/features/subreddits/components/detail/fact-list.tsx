import type { ReactNode } from "react";

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
