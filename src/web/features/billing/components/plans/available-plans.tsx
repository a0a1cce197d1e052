import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { usePlans } from "../api/use-plans.ts";
import { PlanCard } from "./plan-card.tsx";

const gridClass = "grid gap-5 lg:grid-cols-3";

export function AvailablePlans() {
  const plans = usePlans();
  if (plans.data) {
    return (
      <ul className={gridClass}>
        {plans.data.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    );
  }
  if (plans.isError) {
    return (
      <ErrorNotice
        title="Failed to load subscription plans"
        text={errorMessage(plans.error, { service: "Billing" }, !navigator.onLine)}
        onRetry={() => void plans.refetch()}
        isRetrying={plans.isFetching}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading plans" className={gridClass}>
      {["free", "monthly", "lifetime"].map((plan) => (
        <div
          key={plan}
          className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6"
        >
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-10 w-36" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
