import type { CallInput } from "#contract/client.ts";
import type { SubredditSort } from "#contract/subreddit.ts";
import { DEFAULT_SORT, type Filters, NO_FILTERS, MOST_MEMBERS } from "./browser-address.ts";

type ListQuery = NonNullable<CallInput<"listSubreddits">["query"]>;

/** The filters as the server takes them; what filters nothing is not sent. */
export function toListQuery(filters: Filters, sort: SubredditSort): ListQuery {
  return {
    q: filters.q.trim() || undefined,
    category: filters.category ?? undefined,
    risk: filters.risk ?? undefined,
    stance: filters.stance ?? undefined,
    minMembers: filters.minMembers > 0 ? String(filters.minMembers) : undefined,
    maxMembers: filters.maxMembers !== MOST_MEMBERS ? String(filters.maxMembers) : undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
  };
}

export function isRangeReversed({ minMembers, maxMembers }: Filters): boolean {
  // The shown maximum means 'no upper end', so nothing is above it.
  return maxMembers !== MOST_MEMBERS && minMembers > maxMembers;
}

export function countFilters(filters: Filters): number {
  return [
    filters.q.trim() !== "",
    filters.category !== null,
    filters.risk !== null,
    filters.stance !== null,
    filters.minMembers !== NO_FILTERS.minMembers || filters.maxMembers !== NO_FILTERS.maxMembers,
  ].filter(Boolean).length;
}
