import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { projectKeys } from "#web/lib/project-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { budgetKeys } from "#web/components/budget/use-budgets.ts";
import { showError } from "#web/lib/error-message.ts";

const IMPORTS = ["history-imports"] as const;

/** What was brought before, so that it can be undone later too. */
export function useImports() {
  return useQuery({
    queryKey: IMPORTS,
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
  return () => {
    const keys = [
      IMPORTS,
      projectKeys.all,
      budgetKeys.all,
      ["contributions"],
      ["posts", "context"],
    ];
    return Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
}
