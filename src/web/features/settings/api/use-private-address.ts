import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showError } from "#web/lib/error-message.ts";
import { type Change, refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

/** An address that works without signing in: whoever has it reads what it leads to. */
export type Feed = { address: string | null; createdAt: string | null };

const NO_FEED: Feed = { address: null, createdAt: null };

export type FeedPlan = {
  queryKey: readonly string[];
  change: Change;
  read: (options: { signal: AbortSignal }) => Promise<Feed>;
  replace: () => Promise<Feed>;
  revoke: () => Promise<void>;
  /** Said when the first address is there. */
  isReady: string;
};

export function usePrivateAddress(plan: FeedPlan) {
  return useQuery({
    queryKey: plan.queryKey,
    queryFn: ({ signal }) => plan.read({ signal }),
  });
}

export type FeedChange = "create" | "replace" | "revoke";

export function useChangeAddress(plan: FeedPlan) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: FeedChange): Promise<Feed> => {
      if (change !== "revoke") return plan.replace();
      await plan.revoke();
      return NO_FEED;
    },
    onSuccess: (feed, change) => {
      queryClient.setQueryData(plan.queryKey, feed);
      showToast("success", change === "create" ? plan.isReady : TOASTS.address[change]);
    },
    onError: (error, change) => {
      showError(error, { fallback: TOASTS.address.failed[change] });
      void refreshAfter(queryClient, plan.change);
    },
  });
}
