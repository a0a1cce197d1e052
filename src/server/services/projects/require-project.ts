import { findProject, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Another user's project is not found either. */
export async function requireProject(
  deps: Pick<ServiceDeps, "database">,
  scope: Scope,
  projectId: string,
): Promise<ProjectRow> {
  return found(await findProject(deps.database.db, scope.userId, projectId));
}

export function found<T>(project: T | null): T {
  if (project === null) throw new ServiceError("NOT_FOUND", "Project not found");
  return project;
}
