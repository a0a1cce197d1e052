import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { Competitor, Competitors } from "#contract/competitor.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { competitorKeys } from "./competitor-keys.ts";

export type MentionFields = CallInput<"addMention">["body"];
export type CompetitorParams = { projectId: string; competitorId: string };

/** Posts about a competitor: pasted, searched for, taken out. The comparison stays as it is. */
export function useMentions(params: CompetitorParams) {
  const cache = useQueryClient();
  const key = competitorKeys.list(params.projectId);
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
    onError: () => cache.invalidateQueries({ queryKey: key }),
  });
  const remove = useMutation({
    mutationFn: (mentionId: string) => api.removeMention({ params: { ...params, mentionId } }),
    onError: (error) => showError(error, { fallback: "It was not removed. Please try again." }),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
  return { paste, search, remove };
}

function replace(list: Competitors, competitor: Competitor): Competitors {
  return {
    ...list,
    items: list.items.map((item) => (item.id === competitor.id ? competitor : item)),
  };
}
