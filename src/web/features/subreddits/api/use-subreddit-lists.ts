import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from "@tanstack/react-query";
import type { CallOptions } from "#contract/client.ts";
import type { SubredditPage, SubredditSort } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import type { Filters } from "../browser-address.ts";
import { isRangeReversed, toListQuery } from "../list-query.ts";
import { subredditKeys } from "./subreddit-keys.ts";

export type SubredditPages = InfiniteData<SubredditPage, string | undefined>;

/** Divides into one, two or three columns without a gap between pages. */
const PAGE_SIZE = "24";

export function useAllSubreddits(filters: Filters, sort: SubredditSort) {
  const query = toListQuery(filters, sort);
  return usePagedList(
    subredditKeys.all(query),
    (page, options) => api.listSubreddits({ query: { ...query, ...page } }, options),
    { isEnabled: !isRangeReversed(filters) },
  );
}

export function useRecommendedSubreddits() {
  return usePagedList(
    subredditKeys.recommended,
    (query, options) => api.listRecommendedSubreddits({ query }, options),
    // They come from the projects, which may have changed since; and they are few.
    { staleMs: 0 },
  );
}

export function useFavoriteSubreddits() {
  return usePagedList(subredditKeys.favorites, (query, options) =>
    api.listFavoriteSubreddits({ query }, options),
  );
}

export type SubredditListState = ReturnType<typeof usePagedList>;

type PagePlace = { cursor: string | undefined; limit: string };

function usePagedList(
  queryKey: QueryKey,
  fetchPage: (place: PagePlace, options: CallOptions) => Promise<SubredditPage>,
  // A list that was scrolled far would otherwise fetch all its pages again when one returns to it.
  { isEnabled = true, staleMs = Number.POSITIVE_INFINITY } = {},
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ cursor: pageParam, limit: PAGE_SIZE }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // The old results stay, dimmed, until the new ones are there.
    placeholderData: keepPreviousData,
    staleTime: staleMs,
    enabled: isEnabled,
  });
}
