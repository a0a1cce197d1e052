import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Checks fall due and days end while a page is open. */
const AGAIN_MS = 5 * MINUTE_MS;

export function useToday(projectId: string | null) {
  const today = useQuery({
    queryKey: queryKeys.tasks.of(projectId),
    queryFn: ({ signal }) =>
      api.getToday({ query: projectId === null ? {} : { projectId } }, { signal }),
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => {
    if (today.error) logError(today.error);
  }, [today.error]);
  return today;
}
