import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { todayKeys } from "./today-keys.ts";

/** What the user logged in one community. */
export function useContributions(subredditId: string) {
  return useQuery({
    queryKey: todayKeys.contributions(subredditId),
    queryFn: ({ signal }) => api.listContributions({ query: { subredditId } }, { signal }),
  });
}
