import type { SubscriptionStatus } from "#contract/billing.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { billing } from "#web/content/billing.ts";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { describePeriod, namePlan, nameStatus } from "../describe-subscription.ts";

type PlanArrivalProps = { subscription: SubscriptionStatus; hasArrived: boolean; isLate: boolean };

/** The plan that was paid for, once the server has heard of the payment. */
export function PlanArrival({ subscription, hasArrived, isLate }: PlanArrivalProps) {
  const { timezone: timeZone } = useUser();
  const now = useNow();
  if (hasArrived) {
    const { word, tone } = nameStatus(subscription);
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-medium text-ink">{namePlan(subscription.planCode)}</span>
        <Badge tone={tone}>{word}</Badge>
        {describePeriod(subscription, { timeZone, now })}
      </p>
    );
  }
  if (isLate) return <p>{billing.comeBack.late}</p>;
  return (
    <p className="flex items-center gap-2.5">
      <Spinner className="text-accent" />
      {billing.comeBack.waiting}
    </p>
  );
}
