import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

export function usePlans() {
  return useQuery({
    queryKey: queryKeys.billing.plans,
    queryFn: ({ signal }) => api.listPlans({}, { signal }),
  });
}
