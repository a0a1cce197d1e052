import type { Project, ProjectChanges, ProjectSummary } from "#contract/project.ts";
import {
  countOfProject,
  deleteProject as deleteRow,
  lockProject,
  type ProjectRow,
  updateProject as updateRow,
} from "#server/db/projects/projects-repository.ts";
import { lockMadeOfProject } from "#server/db/posts/posts-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { keepCounts } from "../budget/keep-counts.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentProject, presentSummary } from "./present-project.ts";
import { found } from "./require-project.ts";

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
