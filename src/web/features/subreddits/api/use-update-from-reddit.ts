import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { changeListed } from "./change-listed.ts";
import { subredditKeys } from "./subreddit-keys.ts";

/** Failures are told where the button is, so there is no toast for them. */
export function useUpdateFromReddit(subredditId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.updateSubredditData({ params: { subredditId } }),
    onSuccess: (detail) => {
      cache.setQueryData(subredditKeys.detail(subredditId), detail);
      changeListed(cache, subredditId, (card) => ({ ...card, ...detail }));
      void cache.invalidateQueries({ queryKey: subredditKeys.favorites });
      showToast("success", `${detail.fullName} is up to date`);
    },
  });
}
