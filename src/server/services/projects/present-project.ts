import type { Project, ProjectSummary } from "#contract/project.ts";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import {
  measureWeeklyGrowth,
  RECENT_COUNTS_DAYS,
} from "#engine/subreddits/measure-weekly-growth.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { listProjectPosts } from "#server/db/posts/posts-repository.ts";
import {
  listProjectSubreddits,
  type ProjectCard,
  type ProjectRow,
} from "#server/db/projects/projects-repository.ts";
import { findSizes, findSubreddits } from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { presentPost, readMoment } from "#server/services/posts/reading/read-post.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readInterview } from "./update-interview.ts";
import { listMemberCounts } from "#server/db/subreddits/stale-subreddits-repository.ts";
import { createPresenter } from "#server/services/recommendations/recommend.ts";

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
  const subreddits = await findSubreddits(db, scope.userId, [...sources.keys()]);
  const present = await createPresenter(deps, scope);
  return assessCommunities(deps, project, subreddits).map(({ subreddit, assessment }) => ({
    subredditId: subreddit.id,
    subreddit: present(subreddit, assessment),
    source: sources.get(subreddit.id) ?? "added",
  }));
}
