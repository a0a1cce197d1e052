import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export function usePlans() {
  return useQuery({
    queryKey: ["billing", "plans"],
    queryFn: ({ signal }) => api.listPlans({}, { signal }),
  });
}
