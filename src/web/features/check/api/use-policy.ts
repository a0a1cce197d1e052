import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Policy } from "#contract/policy.ts";
import { isCommunityName } from "#engine/subreddits/community-name.ts";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { isNotThere } from "#web/lib/error-message.ts";

/** What drafts for this community are checked against; the draft itself stays here. */
export function usePolicy(subredditId: string | null) {
  return useQuery({
    queryKey: queryKeys.policies.of(subredditId),
    queryFn: ({ signal }) => readPolicy(subredditId ?? "", signal),
    enabled: subredditId !== null,
    // Once it is here, the checks go on without a network.
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && !isAnswered(error),
  });
}

/** A draft for a community that nobody here knows is still worth what holds everywhere. */
async function readPolicy(subredditId: string, signal: AbortSignal): Promise<CheckedPolicy> {
  try {
    return await api.getPolicy({ params: { subredditId } }, { signal });
  } catch (error) {
    if (!isNotThere(error) || !isCommunityName(subredditId)) throw error;
    const { describeUnknown } = await import("../unknown-community.ts");
    return { ...describeUnknown(subredditId), isUnknown: true };
  }
}

export type CheckedPolicy = Policy & {
  /** It is not in our catalogue. */
  isUnknown?: true;
};

/** Asking again at once would bring the same answer, or make it worse. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
