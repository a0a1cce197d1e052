import type { NeedingUpdateQuery, Subreddit } from "#contract/subreddit.ts";
import { findStaleIdsOf } from "#server/db/stale-subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentIds } from "./present-ids.ts";

const WEEK_MS = 7 * 24 * 3600 * 1000;
const MOST_LISTED = 100;

/** What this user uses and whose facts are older than a week. */
export async function listSubredditsNeedingUpdate(
  deps: ServiceDeps,
  scope: Scope,
  { limit = MOST_LISTED, offset = 0 }: NeedingUpdateQuery,
): Promise<Subreddit[]> {
  const before = staleBefore(deps.clock());
  const { userId } = scope;
  const ids = await findStaleIdsOf(deps.database.db, userId, { before, limit, offset });
  return presentIds(deps, scope, ids);
}

export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}
