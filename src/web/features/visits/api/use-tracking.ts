import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Tracking } from "#contract/visit.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/visits/toasts.ts";

const POLL_MS = 3000;

/** While something is awaited it is asked for again and again, but only while somebody looks. */
export function useTracking(
  projectId: string,
  isAwaited: (known: Tracking | undefined) => boolean = () => false,
) {
  return useQuery({
    queryKey: queryKeys.visits.of(projectId),
    queryFn: ({ signal }) => api.getTracking({ params: { projectId } }, { signal }),
    refetchInterval: ({ state }) => isAwaited(state.data) && POLL_MS,
    refetchOnWindowFocus: ({ state }) => isAwaited(state.data) && "always",
  });
}

export function useReplaceKey(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (_reason: "create" | "replace") =>
      api.replaceTrackingKey({ params: { projectId } }),
    onSuccess: (tracking, reason) => {
      cache.setQueryData(queryKeys.visits.of(projectId), tracking);
      if (reason === "replace") showToast("success", TOASTS.keyReplaced);
    },
    onError: (error, reason) => {
      showError(error, { fallback: TOASTS.failed[reason] });
      void refreshAfter(cache, "visit-key-replaced");
    },
  });
}
