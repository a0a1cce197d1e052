import type { SavedSearch } from "#contract/accounts/saved-search.ts";
import { paths } from "#contract/pages/page-paths.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** What a search of the subreddit browser is made of, as the server keeps it. */
export type SearchParts = Pick<
  SavedSearch,
  "q" | "category" | "risk" | "stance" | "minMembers" | "maxMembers" | "sort"
>;

/** As the browser's address has it; null is left out. */
export function writeSearch(search: SearchParts): Record<string, string | null> {
  return {
    q: search.q || null,
    category: search.category,
    risk: search.risk?.toLowerCase() ?? null,
    allows: search.stance,
    min: search.minMembers === null ? null : String(search.minMembers),
    max: search.maxMembers === null ? null : String(search.maxMembers),
    sort: search.sort === "relevance" ? null : search.sort,
  };
}

export function linkToSearch(search: SearchParts): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(writeSearch(search))) {
    if (value !== null) params.set(name, value);
  }
  return `${paths.subreddits}?${params.toString()}`;
}

export function useSavedSearches() {
  return useQuery({
    queryKey: queryKeys.savedSearches,
    queryFn: ({ signal }) => api.listSavedSearches({}, { signal }),
    staleTime: 60_000,
  });
}
