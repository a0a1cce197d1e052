import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import { subredditKeys } from "./subreddit-keys.ts";
import type { SubredditPages } from "./use-subreddit-lists.ts";

export function useSubreddit(subredditId: string) {
  return useQuery({
    queryKey: subredditKeys.detail(subredditId),
    queryFn: ({ signal }) => api.getSubreddit({ params: { subredditId } }, { signal }),
    staleTime: 60_000,
    // What is not in the catalogue will not be there a second later.
    retry: (failures, error) => failures < 1 && !isNotFound(error),
  });
}

/** What a list already told about a subreddit: enough for the head of its detail. */
export function useListedSubreddit(subredditId: string): Subreddit | undefined {
  return useQueryClient()
    .getQueriesData<SubredditPages>({ queryKey: subredditKeys.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find(({ id }) => id === subredditId);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
