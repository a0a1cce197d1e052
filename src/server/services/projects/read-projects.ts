import * as z from "zod";
import type { Project, ProjectListQuery, ProjectStats, ProjectSummary } from "#contract/project.ts";
import {
  listProjects,
  listProjectsAndCommunities,
} from "#server/db/projects/projects-repository.ts";
import type { ProjectId, Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors } from "../list-cursor.ts";
import { presentProject, presentSummary } from "./present-project.ts";
import { requireProject } from "./require-project.ts";

export async function getProject(deps: ServiceDeps, scope: Scope, id: string): Promise<Project> {
  return presentProject(deps, scope, await requireProject(deps, scope, id));
}

const Place = z.object({ createdAt: z.iso.datetime().regex(/^[12]\d{3}/), id: z.uuid() });

/** Without a limit all at once, as clients know it that were written before there were pages. */
export async function listProjectSummaries(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  { includeArchived = false, cursor, limit }: ProjectListQuery,
): Promise<{ projects: ProjectSummary[]; nextCursor: string | null }> {
  const cursors = createCursors(Place, ["projects", userId, includeArchived]);
  const place = cursors.read(cursor)?.after;
  const after = place && { id: place.id as ProjectId, createdAt: new Date(place.createdAt) };
  const page = { ...(after && { after }), ...(limit && { limit: limit + 1 }) };
  const found = await listProjects(db, userId, { includeArchived, ...page });
  const projects = found.slice(0, limit).map(presentSummary);
  const last = projects.at(-1);
  const isLast = limit === undefined || found.length <= limit || !last;
  return { projects, nextCursor: isLast ? null : cursors.write(last, found.length) };
}

/** Totals are those of the projects that are listed. */
export async function getProjectStats(
  deps: ServiceDeps,
  scope: Scope,
  includeArchived = false,
): Promise<ProjectStats> {
  const { db } = deps.database;
  const { cards, communities } = await listProjectsAndCommunities(db, scope.userId, {
    includeArchived,
  });
  const projects = cards.map(presentSummary);
  return {
    totalProjects: projects.length,
    uniqueSubreddits: communities,
    totalPosts: projects.reduce((total, { posts }) => total + posts, 0),
    projects,
  };
}
