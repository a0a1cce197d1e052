import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export function useConnections() {
  return useQuery({
    queryKey: ["connections"],
    queryFn: ({ signal }) => api.listConnections({}, { signal }),
  });
}
