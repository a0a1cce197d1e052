import { queryOptions, useQuery, keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { projectKeys } from "#web/lib/project-keys.ts";
import { useEffect } from "react";
import { logError } from "#web/lib/log.ts";

export function useProject(projectId: string) {
  return useQuery(projectQuery(projectId));
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: projectKeys.detail(projectId),
    queryFn: ({ signal }) => api.getProject({ params: { projectId } }, { signal }),
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** No such project, or an address that no project can have. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Totals and projects; the totals belong to just these projects. */
export function useProjectStats({ includeArchived, isEnabled = true }: StatsQuestion) {
  const stats = useQuery({
    queryKey: projectKeys.stats(includeArchived),
    queryFn: ({ signal }) =>
      api.getProjectStats(
        { query: includeArchived ? { includeArchived: "true" } : {} },
        { signal },
      ),
    // The cards that stay do not blink when the archived ones come or go.
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  useEffect(() => {
    if (stats.error) logError(stats.error);
  }, [stats.error]);
  return stats;
}

type StatsQuestion = { includeArchived: boolean; isEnabled?: boolean };

/** The projects that a community can be added to: those that are not put away. */
export function useProjectChoices() {
  return useQuery({
    queryKey: projectKeys.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
}

/** Lists of subreddits carry the match with the user's projects, so they go stale with them. */
const MATCHED_LISTS = ["subreddits", "list"];

/** After a change to projects: what is on screen is asked for anew, the rest when it is next shown. */
export function refreshProjects(cache: QueryClient): Promise<void> {
  void cache.invalidateQueries({ queryKey: MATCHED_LISTS, refetchType: "none" });
  return cache.invalidateQueries({ queryKey: projectKeys.all });
}
