import { describeProject } from "#server/services/projects/read-interview.ts";
import type { Project, ProjectChanges, ProjectSummary, NewProject } from "#contract/project.ts";
import {
  countOfProject,
  deleteProject as deleteRow,
  lockProject,
  type ProjectRow,
  updateProject as updateRow,
  countProjects,
  findProject,
  insertProject,
  insertProjectSubreddits,
  deleteProjectSubreddits,
  listProjectSubreddits,
} from "#server/db/projects/projects-repository.ts";
import { lockMadeOfProject } from "#server/db/posts/posts-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, ProjectId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { keepCounts } from "../budget/read-history.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentProject, presentSummary, presentCommunities } from "./projects.ts";
import { found, requireProject } from "./require-project.ts";
import { MAX_PROJECTS, PROJECT_SUBREDDITS } from "#engine/projects/project-limits.ts";
import { type PlanLimits, wordExcess, type Plan } from "#engine/billing/plans.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import type { Db } from "#server/db/database.ts";
import type { DescribedProject } from "#engine/recommendations/reading/read-project.ts";
import {
  listRecommendable,
  findRecommended,
  noticeLimit,
  recommendationLimit,
  tellRecommendationLimit,
} from "#server/services/recommendations/recommend.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireKnownId } from "#server/services/subreddits/require-subreddit.ts";

export async function updateProject(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  changes: ProjectChanges,
): Promise<Project> {
  const project = await deps.database.db.transaction(async (tx) => {
    const before = found(await lockProject(tx, scope.userId, projectId));
    if (changes.status && before.status === "archived") {
      throw new ServiceError("CONFLICT", "This project is archived. Unarchive it first.");
    }
    const said = Object.entries(changes).filter(([, value]) => value !== undefined);
    const row = { ...Object.fromEntries(said), updatedAt: deps.clock() };
    return found(await updateRow(tx, scope.userId, projectId, row));
  });
  return presentProject(deps, scope, project);
}

/** With all that is in it. What was made of it stays on Reddit, and in the budget. */
export async function deleteProject(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    // As for a single post: nothing becomes a made one between counting and deleting.
    await lockUser(tx, scope.userId);
    const project = found(await lockProject(tx, scope.userId, projectId));
    await keepCounts(tx, await lockMadeOfProject(tx, project.id), deps.clock());
    await deleteRow(tx, scope.userId, project.id);
  });
}

export function archiveProject(deps: ServiceDeps, scope: Scope, projectId: string) {
  return setStatus(deps, scope, projectId, "archived");
}

/** What it was before does not come back: it is active again. */
export function unarchiveProject(deps: ServiceDeps, scope: Scope, projectId: string) {
  return setStatus(deps, scope, projectId, "active");
}

async function setStatus(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  status: "archived" | "active",
): Promise<ProjectSummary> {
  const project = await deps.database.db.transaction(async (tx) => {
    const before = found(await lockProject(tx, scope.userId, projectId));
    const isArchived = before.status === "archived";
    if (isArchived === (status === "archived")) return before;
    const changes = { status, updatedAt: deps.clock() };
    return found(await updateRow(tx, scope.userId, projectId, changes));
  });
  return summarise(deps, project);
}

async function summarise(deps: ServiceDeps, project: ProjectRow): Promise<ProjectSummary> {
  const counts = await countOfProject(deps.database.db, project.id);
  return presentSummary({ ...project, ...counts });
}

/** Sent twice with the same id, it creates one project and answers it twice. */
export async function createProject(
  deps: ServiceDeps,
  scope: Scope,
  { id: wantedId, selectedSubreddits, targetPlatform: _reddit, ...fields }: NewProject,
): Promise<Project> {
  const plan = await currentPlan(deps, scope);
  const described = { ...fields, description: fields.description ?? "" };
  const sources = await findSources(deps, scope, { plan, described, selectedSubreddits });
  const ids = [...sources.keys()];
  const now = deps.clock();
  const project = await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, scope.userId);
    const created = wantedId && (await findProject(tx, scope.userId, wantedId));
    if (created) return created;
    if ((await countProjects(tx, scope.userId)) >= MAX_PROJECTS) {
      throw new ServiceError(
        "CONFLICT",
        `You have ${MAX_PROJECTS} projects, the maximum. Please delete one first.`,
      );
    }
    const known = new Set((await findSizes(tx, ids)).map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const names = unknown.map((id) => `r/${id}`).join(", ");
      throw new ServiceError("VALIDATION", `Some subreddits are invalid: ${names}`);
    }
    refuseExcess(plan.limits, selectedSubreddits);
    const row = await insertProject(tx, {
      ...described,
      ...(wantedId && { id: wantedId as ProjectId }),
      userId: scope.userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw new ServiceError("CONFLICT", "This id is taken. Please send another one.");
    await insertProjectSubreddits(
      tx,
      Array.from(sources, ([subredditId, source]) => ({
        projectId: row.id,
        subredditId,
        source,
        createdAt: now,
      })),
    );
    return row;
  });
  return presentProject(deps, scope, project);
}

type Choices = {
  plan: Plan;
  described: DescribedProject;
  selectedSubreddits: NewProject["selectedSubreddits"];
};

/**
 * Where each chosen community comes from: as the caller says. Where they do not say, one that we recommend
 * for the same words was recommended, as far as the plan goes: nobody is refused for what we only infer.
 */
async function findSources(
  deps: ServiceDeps,
  scope: Scope,
  { plan, described, selectedSubreddits }: Choices,
): Promise<Map<string, Recommendation["source"]>> {
  const said = new Map(selectedSubreddits.map(({ id, source }) => [id, source]));
  const count = [...said.values()].filter((source) => source === "recommended").length;
  let room = (plan.limits.recommendationsPerProject ?? Infinity) - count;
  const isSaid = [...said.values()].every((source) => source !== undefined);
  const known = isSaid ? null : await listRecommendable(deps, scope, described, plan);
  return new Map(
    Array.from(said, ([id, source]) => {
      if (source) return [id, source];
      const isRecommended = known?.has(id) === true && (room -= 1) >= 0;
      return [id, isRecommended ? "recommended" : "added"];
    }),
  );
}

/** All or nothing: which of the chosen ones should go is not ours to say. */
function refuseExcess(limits: PlanLimits, chosen: NewProject["selectedSubreddits"]): void {
  const excess = wordExcess(limits, chosen);
  if (excess) {
    throw new ServiceError("PLAN_LIMIT", excess, { limit: limits.recommendationsPerProject });
  }
}

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
    const rows = await listProjectSubreddits(tx, locked.id);
    if (source === "recommended") requireRoom(rows, subredditId, plan);
    await addAll(tx, locked, rows, [subredditId], source, deps.clock());
    const leftOut = locked.leftOut.filter((id) => id !== subredditId);
    return found(await updateRow(tx, scope.userId, projectId, { leftOut }));
  });
  const communities = await presentCommunities(deps, scope, project);
  const added = communities.find((community) => community.subredditId === subredditId);
  return found(added ?? null);
}

/** Else a plan's few recommendations would be as many as one claims to have had. */
function requireRoom(
  rows: ChosenRow[],
  subredditId: string,
  { limits: { recommendationsPerProject: most } }: Plan,
): void {
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
    await updateRow(tx, scope.userId, projectId, { leftOut });
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
  const ids = await findRecommended(deps, scope, describeProject(project), limit);
  const renewed = await deps.database.db.transaction(async (tx) => {
    const locked = found(await lockProject(tx, scope.userId, projectId));
    const rows = await listProjectSubreddits(tx, locked.id);
    const isLeft = ({ source, subredditId }: ChosenRow) =>
      source === "recommended" && !ids.includes(subredditId);
    const left = rows.filter(isLeft).map(({ subredditId }) => subredditId);
    await deleteProjectSubreddits(tx, locked.id, left);
    const stayed = rows.filter((row) => !isLeft(row));
    await addAll(tx, locked, stayed, ids, "recommended", deps.clock());
    return locked;
  });
  return presentProject(deps, scope, renewed, noticeLimit(plan, wanted));
}

type ChosenRow = Awaited<ReturnType<typeof listProjectSubreddits>>[number];

/** To the communities that the project has. */
async function addAll(
  tx: Db,
  project: ProjectRow,
  rows: ChosenRow[],
  subredditIds: string[],
  source: "recommended" | "added",
  now: Date,
): Promise<void> {
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
    fresh.map((subredditId) => ({ projectId: project.id, subredditId, source, createdAt: now })),
  );
}
