import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { type CallOptions, ApiError } from "#contract/client.ts";
import type { SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import type { SubredditSort, Subreddit } from "#contract/subreddit.ts";
import { api } from "#web/lib/api.ts";
import {
  type Filters,
  isRangeReversed,
  toListQuery,
} from "#web/features/subreddits/browser-address.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export type SubredditPages = InfiniteData<SubredditPage, string | undefined>;

/** Divides into one, two or three columns without a gap between pages. */
const PAGE_SIZE = "24";

export function useAllSubreddits(filters: Filters, sort: SubredditSort) {
  const query = toListQuery(filters, sort);
  return usePagedList(
    queryKeys.subreddits.all(query),
    (page, options) => api.listSubreddits({ query: { ...query, ...page } }, options),
    { isEnabled: !isRangeReversed(filters) },
  );
}

export function useRecommendedSubreddits() {
  return usePagedList(
    queryKeys.subreddits.recommended,
    (query, options) => api.listRecommendedSubreddits({ query }, options),
    // They come from the projects, which may have changed since; and they are few.
    { staleMs: 0 },
  );
}

export function useFavoriteSubreddits() {
  return usePagedList(queryKeys.subreddits.favorites, (query, options) =>
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

/** Changes a subreddit in every list; to fetch them again would take all pages scrolled through. */
export function changeListed(
  cache: QueryClient,
  subredditId: string,
  change: (item: Subreddit) => Subreddit,
): void {
  cache.setQueriesData<SubredditPages>(
    { queryKey: queryKeys.subreddits.lists },
    (list) => list && mapItems(list, (item) => (item.id === subredditId ? change(item) : item)),
  );
}

function mapItems(list: SubredditPages, change: (item: Subreddit) => Subreddit): SubredditPages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  };
}

export function useSubreddit(subredditId: string) {
  return useQuery(subredditQuery(subredditId));
}

export function subredditQuery(subredditId: string) {
  return queryOptions({
    queryKey: queryKeys.subreddits.detail(subredditId),
    queryFn: ({ signal }) => api.getSubreddit({ params: { subredditId } }, { signal }),
    staleTime: 60_000,
    // What is not in the catalogue will not be there a second later.
    retry: (failures, error) => failures < 1 && !isNotFound(error),
  });
}

/** What a list already told about a subreddit: enough for the head of its detail. */
export function useListedSubreddit(subredditId: string): Subreddit | undefined {
  return useQueryClient()
    .getQueriesData<SubredditPages>({ queryKey: queryKeys.subreddits.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find(({ id }) => id === subredditId);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
