import { useQuery } from "@tanstack/react-query";
import type { Connection } from "#contract/health.ts";
import { api } from "../api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Whether such a service is connected; not, until that is known. */
export function useIsConnected(wanted: Connection["id"], isWanted = true): boolean {
  const { data } = useQuery({
    queryKey: queryKeys.connections,
    queryFn: ({ signal }) => api.listConnections({}, { signal }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data?.items.some(({ id, state }) => id === wanted && state === "connected") ?? false;
}
