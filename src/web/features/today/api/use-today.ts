import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { todayKeys } from "./today-keys.ts";

/** Checks fall due and days end while a page is open. */
const AGAIN_MS = 5 * 60_000;

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
