import { keepPreviousData, useQuery } from "@tanstack/react-query";
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
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    items: wanted === "" ? [] : (search.data?.items ?? []),
    isSearching: wanted !== "" && (query !== wanted || search.isFetching),
    hasFailed: search.isError,
    retry: () => void search.refetch(),
  };
}
