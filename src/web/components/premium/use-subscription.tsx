import { useQuery, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SubscriptionStatus } from "#contract/billing.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";

export type Subscription = Omit<SubscriptionStatus, "aiPosts"> & {
  /** null where the server did not say. */
  aiPosts: SubscriptionStatus["aiPosts"] | null;
};

/** What holds until the server says otherwise, and when it cannot be asked. */
const FREE: Subscription = {
  isPremium: false,
  planCode: "FREE",
  status: "none",
  currentPeriodEnd: null,
  canCancel: false,
  cancelAtPeriodEnd: false,
  hasPaymentProblem: false,
  canManage: false,
  isTest: false,
  aiPosts: null,
};

type SubscriptionState = {
  subscription: Subscription;
  isLoading: boolean;
  /** Free holds only because the server could not be asked. */
  isUnread: boolean;
};

export function useSubscription(): SubscriptionState {
  const { data, error, isPending, errorUpdateCount } = useQuery({
    queryKey: queryKeys.billing.subscription,
    queryFn: ({ signal }) => api.getBillingStatus({}, { signal }),
  });
  useEffect(() => {
    if (error) logError(error);
  }, [error]);
  // Once it has failed, free holds while it is asked again: a gate that showed itself loading anew
  // would take down what it has just shown.
  const hasFailed = errorUpdateCount > 0;
  return {
    subscription: data ?? FREE,
    isLoading: isPending && !hasFailed,
    isUnread: data === undefined && hasFailed,
  };
}

/** Where the free plan holds for want of an answer. */
export function UnreadPlan() {
  const cache = useQueryClient();
  const isAsking = useIsFetching({ queryKey: queryKeys.billing.subscription }) > 0;
  return (
    <ErrorNotice
      title="We couldn't load your plan"
      text="This shows the free one. What you paid for is safe."
      onRetry={() => void cache.refetchQueries({ queryKey: queryKeys.billing.subscription })}
      isRetrying={isAsking}
    />
  );
}
