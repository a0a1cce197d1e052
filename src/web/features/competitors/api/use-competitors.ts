import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { competitorKeys } from "./competitor-keys.ts";

export function useCompetitors(projectId: string) {
  return useQuery({
    queryKey: competitorKeys.list(projectId),
    queryFn: ({ signal }) => api.listCompetitors({ params: { projectId } }, { signal }),
  });
}
