import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";

const PAUSE_MS = 200;
const RESULTS = "8";

/** Communities of the catalogue by name or topic, asked for once the typing pauses. */
export function useCommunitySearch(typed: string) {
  const wanted = typed.trim().replace(/^\/?r\//i, "");
  const [query, setQuery] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(setQuery, PAUSE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const search = useQuery({
    queryKey: ["subreddits", "by-name", query],
    queryFn: ({ signal }) =>
      api.searchSubreddits({ query: { q: query, limit: RESULTS } }, { signal }),
    enabled: query !== "",
    staleTime: 60_000,
  });
  return {
    // Only what belongs to the words as they stand: Enter must not pick from an older list.
    items: query === wanted ? (search.data?.items ?? []) : [],
    isSearching: wanted !== "" && (query !== wanted || search.isFetching),
    hasFailed: search.isError,
    retry: () => void search.refetch(),
  };
}
