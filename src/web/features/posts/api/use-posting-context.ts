import { useQuery } from "@tanstack/react-query";
import { type History, readHistory } from "#engine/checks/risk-input.ts";
import { api } from "#web/lib/api.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { ApiError } from "#contract/client.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

const NOTHING_KNOWN: History = {
  author: { karma: null, accountAgeDays: null },
  posts: [],
  comments: [],
};

/** The account and its posts; null while they are asked for, and nothing known when they can't be had. */
export function usePostingContext(): History | null {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.posts.context,
    queryFn: ({ signal }) => api.getPostingContext({}, { signal }),
    // Not a function of its own each time, so that the posts stay the same objects from check to check.
    select: readHistory,
  });
  return isPending ? null : (data ?? NOTHING_KNOWN);
}

const FRESH_MS = 10 * MINUTE_MS;

export function usePolicy(subredditId: string) {
  return useQuery({
    queryKey: queryKeys.policies.of(subredditId),
    queryFn: ({ signal }) => api.getPolicy({ params: { subredditId } }, { signal }),
    staleTime: FRESH_MS,
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** No such community, or a name that none can have. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
