import { Check } from "lucide-react";
import { useId } from "react";
import type { CallOutput } from "#contract/client.ts";
import { formatPrice } from "#engine/billing/currencies.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { describeInterval, describePlan } from "#web/lib/describe-plan.ts";
import { decideOffer } from "../../decide-offer.ts";
import { PlanAction, type PlanActionProps } from "./plan-action.tsx";

type PlanCardProps = Pick<PlanActionProps, "leavingFor" | "onBuy"> & {
  plan: CallOutput<"listPlans">[number];
  current: PlanCode;
};

export function PlanCard({ plan, current, ...action }: PlanCardProps) {
  const nameId = useId();
  const isPopular = plan.code === "PREMIUM_MONTHLY";
  return (
    <li
      className={classNames(
        "flex flex-col rounded-card border bg-surface p-6",
        plan.code === current ? "border-edge" : "border-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 id={nameId} className="text-lg">
          {plan.name}
        </h3>
        {isPopular && <Badge>Most Popular</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-mono text-xl tracking-tight">
          {formatPrice(plan.priceCents, plan.currency)}
        </span>
        <span className="text-base text-muted">{describeInterval(plan)}</span>
      </p>
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 border-t border-line pt-6">
        {describePlan(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <PlanAction
        {...action}
        offer={decideOffer(plan.code, current)}
        tone={isPopular ? "primary" : "secondary"}
        nameId={nameId}
      />
    </li>
  );
}
