import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import { Button } from "#web/components/ui/button.tsx";

/** The free plan is shown for want of an answer. */
export function UnreadPlan() {
  const cache = useQueryClient();
  const isAsking = useIsFetching({ queryKey: SUBSCRIPTION_KEY }) > 0;
  return (
    <div role="alert" className="mt-3 text-base text-soft">
      <p className="max-w-prose">
        Your plan could not be read, so the free plan is shown. What you have paid for is not
        affected.
      </p>
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        isBusy={isAsking}
        onClick={() => void cache.refetchQueries({ queryKey: SUBSCRIPTION_KEY })}
      >
        Try again
      </Button>
    </div>
  );
}
