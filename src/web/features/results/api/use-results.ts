import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";

/** Under the root of projects: whatever changes a post has the results follow. */
export function useResults(projectId: string) {
  const results = useQuery({
    queryKey: ["projects", "results", projectId],
    queryFn: ({ signal }) => api.getProjectResults({ params: { projectId } }, { signal }),
  });
  useEffect(() => {
    if (results.error) logError(results.error);
  }, [results.error]);
  return results;
}
