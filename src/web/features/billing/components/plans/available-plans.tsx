import type { PlanCode } from "#engine/billing/plans.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useCheckout } from "../../api/use-checkout.ts";
import { usePlans } from "../../api/use-plans.ts";
import { PlanCard } from "./plan-card.tsx";
import { planGridClass } from "./plan-grid-class.ts";
import { PlansSkeleton } from "./plans-skeleton.tsx";

/** `current` is null while it is being asked for. */
export function AvailablePlans({ current }: { current: PlanCode | null }) {
  const plans = usePlans();
  const { leave, leavingFor } = useCheckout();
  if (plans.isError && !plans.data) {
    return (
      <ErrorNotice
        title="Failed to load subscription plans"
        text={errorMessage(plans.error, { service: "Billing" }, !navigator.onLine)}
        onRetry={() => void plans.refetch()}
        isRetrying={plans.isFetching}
      />
    );
  }
  if (!plans.data || current === null) return <PlansSkeleton />;
  return (
    <ul className={planGridClass}>
      {plans.data.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          current={current}
          leavingFor={leavingFor}
          onBuy={leave}
        />
      ))}
    </ul>
  );
}
