import type { ProjectResults } from "#contract/results.ts";
import { calibrate } from "#engine/results/calibrate.ts";
import { summariseResults } from "#engine/results/summarise-results.ts";
import { countPredictedOutcomes, listMeasuredPosts } from "#server/db/results-repository.ts";
import { findSizes } from "#server/db/subreddits-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** More than anyone makes by hand; it bounds what one call can cost. */
const MOST_POSTS = 10_000;

export async function getProjectResults(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<ProjectResults> {
  const project = await requireProject(deps, scope, projectId);
  await requireFeature(deps, scope, "analytics");
  const { db } = deps.database;
  const user = await findUserById(db, scope.userId);
  const timezone = user?.timezone ?? "UTC";
  const now = deps.clock();
  const posts = await listMeasuredPosts(db, project.id, MOST_POSTS);
  const { communities, ...results } = summariseResults(posts, timezone, now);
  const ids = communities.map(({ subredditId }) => subredditId);
  const names = new Map((await findSizes(db, ids)).map(({ id, name }) => [id, name]));
  return {
    asOf: now.toISOString(),
    timezone,
    ...results,
    communities: communities.map((community) =>
      Object.assign(community, {
        fullName: `r/${names.get(community.subredditId) ?? community.subredditId}`,
      }),
    ),
    calibration: calibrate(await countPredictedOutcomes(db, scope.userId)),
  };
}
