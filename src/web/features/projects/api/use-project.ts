import { queryOptions, useQuery, keepPreviousData } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useEffect } from "react";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { useOutletContext } from "react-router";
import type { Project } from "#contract/project.ts";
import { isNotThere } from "#web/lib/error-message.ts";

/** A closed dialog shows what is known and asks for nothing. */
export function useProject(projectId: string, { isEnabled = true } = {}) {
  return useQuery({ ...projectQuery(projectId), enabled: isEnabled });
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.projects.detail(projectId),
    queryFn: ({ signal }) => api.getProject({ params: { projectId } }, { signal }),
    // What is not there will not be there a second later.
    retry: (failures, error) => failures < 1 && !isNotThere(error),
  });
}

/** Totals and projects; the totals belong to just these projects. */
export function useProjectStats({ includeArchived, isEnabled = true }: StatsQuestion) {
  const stats = useQuery({
    queryKey: queryKeys.projects.stats(includeArchived),
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
    queryKey: queryKeys.projects.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
}

/** The project whose view this is; the frame around the views has loaded it. */
export function useShownProject(): Project {
  return useOutletContext<Project>();
}
