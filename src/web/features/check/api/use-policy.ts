import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** What drafts for this community are checked against; the draft itself stays here. */
export function usePolicy(subredditId: string | null) {
  return useQuery({
    queryKey: queryKeys.policies.of(subredditId),
    queryFn: ({ signal }) =>
      api.getPolicy({ params: { subredditId: subredditId ?? "" } }, { signal }),
    enabled: subredditId !== null,
    // Once it is here, the checks go on without a network.
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !isAnswered(error),
  });
}

/** No such community, or an address that no community can have. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Asking again at once would bring the same answer, or make it worse. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
