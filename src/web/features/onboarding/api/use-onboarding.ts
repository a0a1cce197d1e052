import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export const ONBOARDING_KEY = ["onboarding"];

/** Asked for anew with each visit: another device may have gone on. */
export function useOnboarding() {
  return useQuery({
    queryKey: ONBOARDING_KEY,
    queryFn: ({ signal }) => api.getOnboarding({}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
