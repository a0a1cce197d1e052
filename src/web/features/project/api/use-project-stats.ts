import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { projectKeys } from "./project-keys.ts";

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
