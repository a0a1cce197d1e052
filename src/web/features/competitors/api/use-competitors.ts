import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { Competitor, Competitors } from "#contract/competitor.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/competitors/toasts.ts";

type MentionFields = CallInput<"addMention">["body"];
type CompetitorParams = { projectId: string; competitorId: string };

/** Posts about a competitor: pasted, searched for, taken out. The comparison stays as it is. */
export function useMentions(params: CompetitorParams) {
  const cache = useQueryClient();
  const key = queryKeys.competitors.of(params.projectId);
  const show = (competitor: Competitor) =>
    cache.setQueryData<Competitors>(key, (list) => list && replace(list, competitor));

  const paste = useMutation({
    mutationFn: (body: MentionFields) => api.addMention({ params, body }),
    onSuccess: show,
  });
  const search = useMutation({
    mutationFn: () => api.searchMentions({ params }),
    onSuccess: show,
    // It may have been changed or removed elsewhere.
    onError: () => refreshAfter(cache, "competitor-saved"),
  });
  const remove = useMutation({
    mutationFn: (mentionId: string) => api.removeMention({ params: { ...params, mentionId } }),
    onError: (error) => showError(error, { fallback: TOASTS.notRemoved }),
    onSettled: () => refreshAfter(cache, "competitor-saved"),
  });
  return { paste, search, remove };
}

function replace(list: Competitors, competitor: Competitor): Competitors {
  return {
    ...list,
    items: list.items.map((item) => (item.id === competitor.id ? competitor : item)),
  };
}

export type CompetitorFields = CallInput<"addCompetitor">["body"];

/** Adds one, or changes the one that is named. What the server refuses is said in the form. */
export function useSaveCompetitor(projectId: string, competitorId: string | null) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CompetitorFields) =>
      competitorId === null
        ? api.addCompetitor({ params: { projectId }, body })
        : api.updateCompetitor({ params: { projectId, competitorId }, body }),
    onSuccess: () => refreshAfter(cache, "competitor-saved"),
  });
}
