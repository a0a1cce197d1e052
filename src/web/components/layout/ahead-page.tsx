import type { ReactNode } from "react";
import { RouteSteps, type RouteStep } from "#web/components/brand/route-steps.tsx";
import { Badge } from "#web/components/ui/badge.tsx";

type AheadPageProps = {
  title: string;
  /** What the person will be able to do here. */
  lead: string;
  /** What this version does not do, and what follows from that. */
  limit: ReactNode;
  stepsTitle: string;
  steps: readonly RouteStep[];
  /** Steps that work today. */
  actions: ReactNode;
};

/** A place on the map that this version does not reach: says so, and shows the way from here. */
export function AheadPage({ title, lead, limit, stepsTitle, steps, actions }: AheadPageProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
      <div>
        <Badge>Not in this version</Badge>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-3 max-w-prose text-md text-soft">{lead}</p>
        <p className="mt-3 max-w-prose text-md text-soft">{limit}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
      <section className="rounded-card border border-line bg-surface p-6 sm:p-8">
        <h2 className="mb-6 text-sm font-sans font-medium tracking-normal text-muted">
          {stepsTitle}
        </h2>
        <RouteSteps steps={steps} />
      </section>
    </div>
  );
}
