import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

const FRESH_MS = 10 * 60_000;

export function usePolicy(subredditId: string) {
  return useQuery({
    queryKey: roadmapKeys.policy(subredditId),
    queryFn: ({ signal }) => api.getPolicy({ params: { subredditId } }, { signal }),
    staleTime: FRESH_MS,
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** No such community, or a name that none can have. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
