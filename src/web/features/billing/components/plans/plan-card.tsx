import { Check } from "lucide-react";
import type { CallOutput } from "#contract/client.ts";
import { formatPrice } from "#engine/billing/format-price.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { describeInterval, describePlan } from "#web/lib/describe-plan.ts";

type Plan = CallOutput<"listPlans">[number];

/** Nothing can be bought in this version, so every account is on the free plan. */
const CURRENT_PLAN = "FREE";

export function PlanCard({ plan }: { plan: Plan }) {
  const isCurrent = plan.code === CURRENT_PLAN;
  return (
    <li
      className={classNames(
        "flex flex-col rounded-card border bg-surface p-6",
        isCurrent ? "border-accent-line" : "border-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-lg">{plan.name}</h3>
        {isCurrent && <Badge tone="accent">Current Plan</Badge>}
        {plan.code === "PREMIUM_MONTHLY" && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-2">
        <span className="font-mono text-xl tracking-tight">{formatPrice(plan.priceCents)}</span>
        <span className="text-base text-muted">{describeInterval(plan)}</span>
      </p>
      <ul className="mt-6 flex flex-col gap-2.5 border-t border-line pt-6">
        {describePlan(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </li>
  );
}
