import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { competitorKeys } from "./competitor-keys.ts";

export type CompetitorFields = CallInput<"addCompetitor">["body"];

/** Adds one, or changes the one that is named. What the server refuses is said in the form. */
export function useSaveCompetitor(projectId: string, competitorId: string | null) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CompetitorFields) =>
      competitorId === null
        ? api.addCompetitor({ params: { projectId }, body })
        : api.updateCompetitor({ params: { projectId, competitorId }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: competitorKeys.list(projectId) }),
  });
}
