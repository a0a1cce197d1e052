import { useQueries } from "@tanstack/react-query";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import type { SubredditActivity } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Counts change with the catalogue, not while somebody looks at them. */
const STALE_MS = 10 * MINUTE_MS;

/** Posts by weekday of each community; those that have not answered are not in the map. */
export function useDailyActivity(recommendations: readonly Recommendation[]) {
  const queries = useQueries({
    queries: recommendations.map(({ subredditId }) => ({
      queryKey: queryKeys.subreddits.activity(subredditId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.getSubredditActivity({ params: { subredditId }, query: { view: "daily" } }, { signal }),
      staleTime: STALE_MS,
    })),
  });
  const daily = new Map<string, SubredditActivity>();
  const failed: string[] = [];
  for (const [index, { data, isError }] of queries.entries()) {
    const chosen = recommendations[index];
    if (!chosen) continue;
    if (data) daily.set(chosen.subredditId, data);
    else if (isError) failed.push(chosen.subreddit.fullName);
  }
  return {
    daily,
    isLoading: queries.some(({ isPending }) => isPending),
    isRetrying: queries.some(({ isFetching }) => isFetching),
    /** Communities whose days could not be loaded, by name. */
    failed,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
