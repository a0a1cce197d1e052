import { useQuery } from "@tanstack/react-query";
import { type History, readHistory } from "#engine/checks/risk-input.ts";
import { api } from "#web/lib/api.ts";
import { policyQuery } from "#web/components/subreddits/policy-query.ts";
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

export function usePolicy(subredditId: string) {
  return useQuery(policyQuery(subredditId));
}
