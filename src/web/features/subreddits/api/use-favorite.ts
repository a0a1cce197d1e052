import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Subreddit, SubredditDetail } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import { type SubredditPages, changeListed } from "./use-subreddit-lists.ts";
import { showError } from "#web/lib/error-message.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/subreddits/toasts.ts";

type Star = { subreddit: Subreddit; isFavorite: boolean };

/** Shows at once, and takes it back when the server refuses. */
export function useFavorite() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.favorite,
    // One after the other: of two quick presses the second counts.
    scope: { id: "favorite" },
    mutationFn: ({ subreddit, isFavorite }: Star) => {
      const params = { subredditId: subreddit.id };
      return isFavorite ? api.addFavorite({ params }) : api.removeFavorite({ params });
    },
    onMutate: async ({ subreddit, isFavorite }) => {
      // An answer that is under way knows nothing of this star yet.
      await cache.cancelQueries({ queryKey: queryKeys.subreddits.favorites });
      markFavorite(cache, subreddit, isFavorite);
    },
    onError: (error, { subreddit, isFavorite }) => {
      markFavorite(cache, subreddit, !isFavorite);
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, {
        fallback: said ?? TOASTS.favoriteNotChanged(subreddit.fullName),
      });
    },
    onSettled: () => {
      if (cache.isMutating({ mutationKey: mutationKeys.favorite }) > 1) return;
      void refreshAfter(cache, "community-changed");
    },
  });
}

/** Writes a star, or its absence, into everything that is on screen or cached. */
export function markFavorite(cache: QueryClient, subreddit: Subreddit, isFavorite: boolean): void {
  const { id } = subreddit;
  changeListed(cache, id, (item) => ({ ...item, isFavorite }));
  cache.setQueryData<SubredditDetail>(
    queryKeys.subreddits.detail(id),
    (detail) => detail && { ...detail, isFavorite },
  );
  cache.setQueryData<SubredditPages>(
    queryKeys.subreddits.favorites,
    (list) =>
      list && (isFavorite ? putFirst(list, { ...subreddit, isFavorite }) : leaveOut(list, id)),
  );
}

function putFirst(list: SubredditPages, subreddit: Subreddit): SubredditPages {
  const [first, ...others] = leaveOut(list, subreddit.id).pages;
  if (!first) return list;
  const grown = { ...first, items: [subreddit, ...first.items], total: first.total + 1 };
  return { ...list, pages: [grown, ...others] };
}

function leaveOut(list: SubredditPages, id: string): SubredditPages {
  const isListed = list.pages.some(({ items }) => items.some((item) => item.id === id));
  if (!isListed) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    })),
  };
}
