import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Where the free plan holds for want of an answer. */
export function UnreadPlan() {
  const cache = useQueryClient();
  const isAsking = useIsFetching({ queryKey: queryKeys.billing.subscription }) > 0;
  return (
    <ErrorNotice
      title="Your plan could not be loaded"
      text="This shows the free one. What you paid for is not affected."
      onRetry={() => void cache.refetchQueries({ queryKey: queryKeys.billing.subscription })}
      isRetrying={isAsking}
    />
  );
}
