import type { Project, ProjectStats, ProjectSummary } from "#contract/project.ts";
import { countUniqueSubreddits, listProjects } from "#server/db/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentProject, presentSummary } from "./present-project.ts";
import { requireProject } from "./require-project.ts";

export async function getProject(deps: ServiceDeps, scope: Scope, id: string): Promise<Project> {
  return presentProject(deps, scope, await requireProject(deps, scope, id));
}

export async function listProjectSummaries(
  deps: ServiceDeps,
  scope: Scope,
  includeArchived = false,
): Promise<ProjectSummary[]> {
  const projects = await listProjects(deps.database.db, scope.userId, { includeArchived });
  return projects.map(presentSummary);
}

/** Totals are those of the projects that are listed. */
export async function getProjectStats(
  deps: ServiceDeps,
  scope: Scope,
  includeArchived = false,
): Promise<ProjectStats> {
  const projects = await listProjectSummaries(deps, scope, includeArchived);
  const { db } = deps.database;
  return {
    totalProjects: projects.length,
    uniqueSubreddits: await countUniqueSubreddits(db, scope.userId, { includeArchived }),
    totalPosts: projects.reduce((total, { posts }) => total + posts, 0),
    projects,
  };
}
