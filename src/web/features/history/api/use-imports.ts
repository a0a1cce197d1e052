import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

/** What was brought before, so that it can be undone later too. */
export function useImports() {
  return useQuery({
    queryKey: queryKeys.imports,
    queryFn: ({ signal }) => api.listImports({}, { signal }),
  });
}

export function useBringBatch(projectId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<"importHistory">["body"]) =>
      api.importHistory({ params: { projectId }, body }),
    onError: logError,
    // The next batch does not wait for it.
    onSettled: () => void refresh(),
  });
}

export function useUndoImport(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (importId: string) => api.undoImport({ params: { importId } }),
    onSuccess: () => {
      showToast("success", "The import was undone", {
        description: "What it brought is gone from Foothold. Nothing on Reddit changed.",
      });
      onDone();
    },
    onError: (error) => {
      // Another tab was quicker.
      if (error instanceof ApiError && error.status === 404) onDone();
      else showError(error, { fallback: "The import was not undone. Please try again." });
    },
    onSettled: refresh,
  });
}

/** Whatever counts posts or comments. */
function useRefresh() {
  const cache = useQueryClient();
  return () => refreshAfter(cache, "history-imported");
}
