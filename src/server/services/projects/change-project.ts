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
} from "#server/db/projects/projects-repository.ts";
import { lockMadeOfProject } from "#server/db/posts/posts-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, ProjectId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { keepCounts } from "../budget/read-history.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentProject, presentSummary } from "./read-projects.ts";
import { found } from "./require-project.ts";
import { MAX_PROJECTS } from "#engine/projects/project-fields.ts";
import { type PlanLimits, wordExcess } from "#engine/billing/plans.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";

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
  const sources = new Map(selectedSubreddits.map((chosen) => [chosen.id, chosen.source]));
  const ids = [...sources.keys()];
  const plan = await currentPlan(deps, scope);
  const now = deps.clock();
  const project = await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, scope.userId);
    const created = wantedId && (await findProject(tx, scope.userId, wantedId));
    if (created) return created;
    if ((await countProjects(tx, scope.userId)) >= MAX_PROJECTS) {
      throw new ServiceError(
        "CONFLICT",
        `You have ${MAX_PROJECTS} projects, which is the maximum. Please delete one first.`,
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
      ...fields,
      ...(wantedId && { id: wantedId as ProjectId }),
      description: fields.description ?? "",
      userId: scope.userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw new ServiceError("CONFLICT", "This id is taken. Please send another one.");
    await insertProjectSubreddits(
      tx,
      ids.map((subredditId) => ({
        projectId: row.id,
        subredditId,
        source: sources.get(subredditId) ?? "added",
        createdAt: now,
      })),
    );
    return row;
  });
  return presentProject(deps, scope, project);
}

/** All or nothing: which of the chosen ones should go is not ours to say. */
function refuseExcess(limits: PlanLimits, chosen: NewProject["selectedSubreddits"]): void {
  const excess = wordExcess(limits, chosen);
  if (excess) {
    throw new ServiceError("PLAN_LIMIT", excess, { limit: limits.recommendationsPerProject });
  }
}
