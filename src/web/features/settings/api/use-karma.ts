import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

export const KARMA_KEY = ["karma"];

export function useKarma() {
  return useQuery({
    queryKey: KARMA_KEY,
    queryFn: ({ signal }) => api.getKarma({}, { signal }),
  });
}
