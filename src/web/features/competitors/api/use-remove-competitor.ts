import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { competitorKeys } from "./competitor-keys.ts";

export function useRemoveCompetitor(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (competitorId: string) =>
      api.removeCompetitor({ params: { projectId, competitorId } }),
    onError: (error) => showError(error, { fallback: "It was not removed. Please try again." }),
    onSettled: () => cache.invalidateQueries({ queryKey: competitorKeys.list(projectId) }),
  });
}
