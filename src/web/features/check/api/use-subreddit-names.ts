import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { useSettled } from "#web/lib/use-settled.ts";

const PAUSE_MS = 200;

/** Communities by name, asked for once the typing pauses. */
export function useSubredditNames(typed: string) {
  const wanted = typed.trim().replace(/^\/?r\//i, "");
  const query = useSettled(wanted, PAUSE_MS);
  const search = useQuery({
    queryKey: ["policies", "names", query],
    queryFn: ({ signal }) => api.findSubredditNames({ query: { q: query } }, { signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return {
    items: wanted === "" ? [] : (search.data?.items ?? []),
    isSearching: wanted !== "" && (query !== wanted || search.isFetching),
    hasFailed: search.isError,
    isLimited: search.error instanceof ApiError && search.error.status === 429,
  };
}
