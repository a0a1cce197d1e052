import { countMatches, type SubredditQuery } from "#server/db/subreddit-search.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { remember } from "./remember.ts";

/** Counting takes longer than the page itself, and no order changes it. */
export function countSubreddits(
  deps: Pick<ServiceDeps, "database" | "clock">,
  query: SubredditQuery,
): Promise<number> {
  const { sort: _sort, ...counted } = query;
  return remember(deps, ["count", counted], () => countMatches(deps.database.db, query));
}
