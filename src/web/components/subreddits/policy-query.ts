import { queryOptions } from "@tanstack/react-query";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { isNotThere } from "#web/lib/error-message.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** What a community asks for, as an editor holds drafts against it. */
export function policyQuery(subredditId: string) {
  return queryOptions({
    queryKey: queryKeys.policies.of(subredditId),
    queryFn: ({ signal }) => api.getPolicy({ params: { subredditId } }, { signal }),
    staleTime: 10 * MINUTE_MS,
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  });
}
