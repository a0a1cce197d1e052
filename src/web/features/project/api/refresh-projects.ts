import type { QueryClient } from "@tanstack/react-query";
import { projectKeys } from "./project-keys.ts";

/** Lists of subreddits carry the match with the user's projects, so they go stale with them. */
const MATCHED_LISTS = ["subreddits", "list"];

/** After a change to projects: what is on screen is asked for anew, the rest when it is next shown. */
export function refreshProjects(cache: QueryClient): Promise<void> {
  void cache.invalidateQueries({ queryKey: MATCHED_LISTS, refetchType: "none" });
  return cache.invalidateQueries({ queryKey: projectKeys.all });
}
