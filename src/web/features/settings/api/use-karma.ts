import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export function useKarma() {
  return useQuery({
    queryKey: queryKeys.karma,
    queryFn: ({ signal }) => api.getKarma({}, { signal }),
  });
}
