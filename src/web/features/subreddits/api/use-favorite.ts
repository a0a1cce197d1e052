import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { markFavorite } from "./mark-favorite.ts";
import { subredditKeys } from "./subreddit-keys.ts";

const FAVORITE_KEY = ["favorite"];

type Star = { subreddit: Subreddit; isFavorite: boolean };

/** Shows at once, and takes it back when the server refuses. */
export function useFavorite() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: FAVORITE_KEY,
    // One after the other: of two quick presses the second counts.
    scope: { id: "favorite" },
    mutationFn: ({ subreddit, isFavorite }: Star) => {
      const params = { subredditId: subreddit.id };
      return isFavorite ? api.addFavorite({ params }) : api.removeFavorite({ params });
    },
    onMutate: async ({ subreddit, isFavorite }) => {
      // An answer that is under way knows nothing of this star yet.
      await cache.cancelQueries({ queryKey: subredditKeys.favorites });
      markFavorite(cache, subreddit, isFavorite);
    },
    onError: (error, { subreddit, isFavorite }) => {
      markFavorite(cache, subreddit, !isFavorite);
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, {
        fallback: said ?? `${subreddit.fullName} stays as it was. Please try again.`,
      });
    },
    onSettled: () => {
      if (cache.isMutating({ mutationKey: FAVORITE_KEY }) > 1) return;
      void cache.invalidateQueries({ queryKey: subredditKeys.favorites });
    },
  });
}
