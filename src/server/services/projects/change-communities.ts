import type { Project } from "#contract/project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-fields.ts";
import type { Plan } from "#engine/billing/plans.ts";
import type { Db } from "#server/db/database.ts";
import {
  deleteProjectSubreddits,
  insertProjectSubreddits,
  listProjectSubreddits,
  lockProject,
  type ProjectRow,
  updateProject,
} from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import {
  recommend,
  noticeLimit,
  recommendationLimit,
  tellRecommendationLimit,
} from "#server/services/recommendations/recommend.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireKnownId } from "#server/services/subreddits/require-subreddit.ts";
import { presentCommunities, presentProject } from "./read-projects.ts";
import { found, requireProject } from "./require-project.ts";

export async function addProjectSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  subredditId: string,
  source: Recommendation["source"] = "added",
): Promise<Recommendation> {
  const plan = await currentPlan(deps, scope);
  const project = await deps.database.db.transaction(async (tx) => {
    const locked = found(await lockProject(tx, scope.userId, projectId));
    await requireKnownId({ database: { ...deps.database, db: tx } }, subredditId);
    if (source === "recommended") await requireRoom(tx, locked, subredditId, plan);
    await addAll(tx, locked, [subredditId], source, deps.clock());
    const leftOut = locked.leftOut.filter((id) => id !== subredditId);
    return found(await updateProject(tx, scope.userId, projectId, { leftOut }));
  });
  const communities = await presentCommunities(deps, scope, project);
  const added = communities.find((community) => community.subredditId === subredditId);
  return found(added ?? null);
}

/** Else a plan's few recommendations would be as many as one claims to have had. */
async function requireRoom(
  tx: Db,
  project: ProjectRow,
  subredditId: string,
  { limits: { recommendationsPerProject: most } }: Plan,
): Promise<void> {
  const rows = await listProjectSubreddits(tx, project.id);
  const recommended = rows.filter(({ source }) => source === "recommended");
  const isThere = rows.some((row) => row.subredditId === subredditId);
  if (most === null || isThere || recommended.length < most) return;
  throw tellRecommendationLimit(most, recommended.length);
}

/** What was found for the project is not found again, until it is added; that says nothing about others. */
export async function removeProjectSubreddit(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  subredditId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const locked = found(await lockProject(tx, scope.userId, projectId));
    await requireKnownId({ database: { ...deps.database, db: tx } }, subredditId);
    const rows = await listProjectSubreddits(tx, locked.id);
    const chosen = rows.find((row) => row.subredditId === subredditId);
    await deleteProjectSubreddits(tx, locked.id, [subredditId]);
    if (chosen?.source !== "recommended") return;
    const leftOut = [subredditId, ...locked.leftOut].slice(0, MOST_LEFT_OUT);
    await updateProject(tx, scope.userId, projectId, { leftOut });
  });
}

/** The latest count; nobody turns down more by hand. */
const MOST_LEFT_OUT = 200;

/** Replaces what was recommended before; what the user added by name stays. */
export async function recomputeRecommendations(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  wanted: number | undefined,
): Promise<Project> {
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const plan = await currentPlan(deps, scope);
  const limit = recommendationLimit(plan, wanted);
  const recommended = await recommend(deps, scope, project, limit);
  const ids = recommended.map(({ id }) => id);
  const renewed = await deps.database.db.transaction(async (tx) => {
    const locked = found(await lockProject(tx, scope.userId, projectId));
    const rows = await listProjectSubreddits(tx, locked.id);
    const former = rows.filter(({ source }) => source === "recommended");
    await deleteProjectSubreddits(
      tx,
      locked.id,
      former.map(({ subredditId }) => subredditId).filter((id) => !ids.includes(id)),
    );
    await addAll(tx, locked, ids, "recommended", deps.clock());
    return locked;
  });
  return presentProject(deps, scope, renewed, noticeLimit(plan, wanted));
}

async function addAll(
  tx: Db,
  project: ProjectRow,
  subredditIds: string[],
  source: "recommended" | "added",
  now: Date,
): Promise<void> {
  const rows = await listProjectSubreddits(tx, project.id);
  const known = new Set(rows.map(({ subredditId }) => subredditId));
  const fresh = subredditIds.filter((id) => !known.has(id));
  if (known.size + fresh.length > PROJECT_SUBREDDITS.most) {
    throw new ServiceError(
      "CONFLICT",
      `A project can have at most ${PROJECT_SUBREDDITS.most} communities. Remove one first.`,
    );
  }
  await insertProjectSubreddits(
    tx,
    fresh.map((subredditId) => ({
      projectId: project.id,
      subredditId,
      source,
      createdAt: now,
    })),
  );
}
