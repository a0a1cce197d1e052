import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { describeFailure } from "../describe-failure.ts";

export function useCancelSubscription() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.cancelSubscription(),
    onSuccess: (status) => {
      cache.setQueryData(SUBSCRIPTION_KEY, status);
      showToast("success", "Subscription canceled successfully");
    },
    onError: (error) => {
      logError(error);
      showToast("error", "Failed to cancel subscription", {
        description: describeFailure(error, !navigator.onLine),
      });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }),
  });
}
