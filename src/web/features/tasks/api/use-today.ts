import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";

/** Checks fall due and days end while a page is open. */
const AGAIN_MS = 5 * MINUTE_MS;

export function useToday(projectId: string | null) {
  const today = useQuery({
    queryKey: todayKeys.of(projectId),
    queryFn: ({ signal }) =>
      api.getToday({ query: projectId === null ? {} : { projectId } }, { signal }),
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => {
    if (today.error) logError(today.error);
  }, [today.error]);
  return today;
}

/** Under the root of projects, so that whatever changes a post or a project reaches the day's tasks. */
export const todayKeys = {
  all: ["projects", "today"] as const,
  of: (projectId: string | null) => ["projects", "today", projectId ?? "all"] as const,
  contributions: (subredditId: string) => ["contributions", subredditId] as const,
};
