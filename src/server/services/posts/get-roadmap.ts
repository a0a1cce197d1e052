import type { GeneratedPost } from "#contract/post.ts";
import type { DatedPosts, DatedPostsQuery } from "#contract/posts/dated-posts.ts";
import { listProjectPosts } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentPost } from "./reading/present-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type DatedPost,
  listDatedPosts as listRows,
} from "#server/db/posts/planned-posts-repository.ts";
import { readMoment } from "./reading/to-past-post.ts";

/** Open to whoever's subscription has lapsed: one's own drafts are never held hostage. */
export async function getRoadmap(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<GeneratedPost[]> {
  const project = await requireProject(deps, scope, projectId);
  const posts = await listProjectPosts(deps.database.db, project.id);
  const moment = readMoment(deps);
  return posts.map((post) => presentPost(post, moment));
}

const USUAL_DAYS = 7;
/** More than anybody reads in a week or a month of all projects. */
const MOST_POSTS = 500;

/** Open without a plan too, as the roadmap is: one's own posts are never held hostage. */
export async function listDatedPosts(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  { from, days = USUAL_DAYS }: DatedPostsQuery,
): Promise<DatedPosts> {
  const to = new Date(from.getTime() + days * DAY_MS);
  const rows = await listRows(db, userId, { from, to, limit: MOST_POSTS + 1 });
  return {
    items: rows.slice(0, MOST_POSTS).map(presentDated),
    isCut: rows.length > MOST_POSTS,
  };
}

function presentDated(row: DatedPost): DatedPosts["items"][number] {
  return {
    id: row.id,
    projectId: row.projectId,
    projectName: row.projectName,
    subredditId: row.subredditId,
    fullName: `r/${row.communityName ?? "Unknown"}`,
    title: unwrapContent(row).title,
    status: row.status === "posted" ? "posted" : "scheduled",
    outcome: row.outcome,
    at: row.at.toISOString(),
  };
}
