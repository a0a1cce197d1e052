import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findStaleIdsOf } from "#server/db/subreddits/stale-subreddits-repository.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import type { NeedingUpdateQuery } from "#contract/subreddits/subreddit-lists.ts";
import type { Scope } from "#server/scope.ts";
import { presentIds } from "./present-subreddit.ts";
import { WEEK_MS } from "#engine/clock/time-units.ts";

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
