import { describeProject } from "#server/services/projects/read-interview.ts";
import * as z from "zod";
import type { Project, ProjectListQuery, ProjectStats, ProjectSummary } from "#contract/project.ts";
import {
  listProjects,
  listProjectsAndCommunities,
  listProjectSubreddits,
  type ProjectCard,
  type ProjectRow,
} from "#server/db/projects/projects-repository.ts";
import type { ProjectId, Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createCursors } from "../list-cursor.ts";
import { requireProject } from "./require-project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import {
  measureWeeklyGrowth,
  RECENT_COUNTS_DAYS,
} from "#engine/subreddits/measure-weekly-growth.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { sumUpMade } from "#server/db/posts/results-and-visits-repository.ts";
import { listProjectPosts } from "#server/db/posts/posts-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { presentPost, readMoment } from "#server/services/posts/reading/read-post.ts";
import { nameSubject } from "#engine/recommendations/reading/find-subjects.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";
import { listMemberCounts } from "#server/db/subreddits/stale-subreddits-repository.ts";
import { recallFor } from "#server/services/subreddits/remember-communities.ts";
import { createPresenter } from "#server/services/recommendations/recommend.ts";
import { readInterview } from "./read-interview.ts";

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
  const rows = await listProjects(db, userId, { includeArchived, ...page });
  const projects = rows.slice(0, limit).map(presentSummary);
  const last = projects.at(-1);
  const isLast = limit === undefined || rows.length <= limit || !last;
  return { projects, nextCursor: isLast ? null : cursors.write(last, rows.length) };
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
    outcomes: await sumUpMade(db, scope.userId, { includeArchived }),
    projects,
  };
}

export async function presentProject(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
  notice: string | null = null,
): Promise<Project> {
  const recommendations = await presentCommunities(deps, scope, project);
  const moment = readMoment(deps);
  const posts = await listProjectPosts(deps.database.db, project.id);
  return {
    id: project.id,
    name: project.name,
    url: project.url,
    description: project.description,
    subject: nameSubject(
      deps.matcher.words,
      project,
      recommendations.map(({ subredditId }) => subredditId),
    ),
    category: project.category,
    targetAudience: project.targetAudience,
    goals: project.goals,
    status: project.status,
    archived: project.status === "archived",
    targetPlatform: "reddit",
    recommendations,
    weeklyGrowth: await presentGrowth(deps, recommendations),
    leftOut: await presentLeftOut(deps, project),
    generatedPosts: posts.map((post) => presentPost(post, moment)),
    interview: readInterview(project),
    tagsLinks: project.tagsLinks,
    notice,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

export function presentSummary(project: ProjectCard): ProjectSummary {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    url: project.url,
    category: project.category,
    status: project.status,
    archived: project.status === "archived",
    subreddits: project.subreddits,
    posts: project.posts,
    createdAt: project.createdAt.toISOString(),
  };
}

async function presentGrowth(
  { database, clock }: ServiceDeps,
  communities: Recommendation[],
): Promise<Project["weeklyGrowth"]> {
  const ids = communities.map(({ subredditId }) => subredditId);
  const since = new Date(clock().getTime() - RECENT_COUNTS_DAYS * DAY_MS);
  const counts = ids.length > 0 ? await listMemberCounts(database.db, ids, since) : [];
  const { from, to, ...growth } = measureWeeklyGrowth(counts);
  return {
    ...growth,
    from: from && from.toISOString().slice(0, 10),
    to: to && to.toISOString().slice(0, 10),
  };
}

async function presentLeftOut(deps: ServiceDeps, project: ProjectRow): Promise<Project["leftOut"]> {
  const names = await findSizes(deps.database.db, project.leftOut);
  return names.map(({ id, name }) => ({ subredditId: id, fullName: `r/${name}` }));
}

/** Best match first. */
export async function presentCommunities(
  deps: ServiceDeps,
  scope: Scope,
  project: ProjectRow,
): Promise<Recommendation[]> {
  const { db } = deps.database;
  const rows = await listProjectSubreddits(db, project.id);
  const sources = new Map(rows.map(({ subredditId, source }) => [subredditId, source]));
  const subreddits = await recallFor(deps, scope.userId, [...sources.keys()]);
  const present = await createPresenter(deps, scope);
  return assessCommunities(deps, describeProject(project), subreddits).map(
    ({ subreddit, assessment }) => ({
      subredditId: subreddit.id,
      subreddit: present(subreddit, assessment),
      source: sources.get(subreddit.id) ?? "added",
    }),
  );
}
