import type { SubredditTiming } from "#contract/timing.ts";
import { judgeOwnTiming, type OwnResult } from "#engine/timing/judge-own-timing.ts";
import { judgeTiming } from "#engine/timing/judge-timing.ts";
import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { listOwnResults } from "#server/db/posts/own-results-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "./require-subreddit.ts";
import { presentOutcome } from "./present-subreddit.ts";

export async function getSubredditTiming(
  deps: ServiceDeps,
  scope: Scope,
  id: string,
): Promise<SubredditTiming> {
  const { activity } = (await requireSubreddit(deps, scope, id)).facts;
  const { features } = await currentPlan(deps, scope);
  return {
    timing: judgeTiming(activity),
    outcomeByHour: features.detailedStatistics ? presentOutcome(activity) : null,
    own: judgeOwnTiming(await readOwnResults(deps, scope, id)),
  };
}

/** By the clock that the user had when the post was made, summer time included. */
async function readOwnResults(deps: ServiceDeps, scope: Scope, id: string): Promise<OwnResult[]> {
  const { db } = deps.database;
  const timezone = (await findUserById(db, scope.userId))?.timezone ?? "UTC";
  const results = await listOwnResults(db, scope.userId, id, deps.clock());
  return results.map(({ postedAt, points }) => {
    const local = new Date(postedAt.getTime() + utcOffsetMinutes(timezone, postedAt) * MINUTE_MS);
    return { localHour: local.getUTCHours(), points };
  });
}
