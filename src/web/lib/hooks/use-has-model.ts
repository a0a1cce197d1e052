import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Whether a language model is connected; not, until that is known. */
export function useHasModel(isWanted = true): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.connections,
    queryFn: ({ signal }) => api.listConnections({}, { signal }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data?.items.some(({ id, state }) => id === "llm" && state === "connected") ?? false;
}
