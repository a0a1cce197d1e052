import type { GeneratedPost } from "#contract/post.ts";
import type { DatedPosts, DatedPostsQuery } from "#contract/calendar.ts";
import { listProjectPosts, listNewestPosts } from "#server/db/posts/posts-repository.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { type NamedProject, presentPost, readMoment, toPastPosts } from "./reading/read-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type DatedPost,
  listDatedPosts as listRows,
} from "#server/db/posts/planned-posts-repository.ts";
import type { PostingContext } from "#contract/posts/posting-context.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { listContributions } from "#server/db/posts/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listProjectNames } from "#server/db/projects/projects-repository.ts";
import {
  toLoggedPost,
  createCountOnce,
  type History,
  readHistory,
} from "#server/services/budget/read-history.ts";
import type { ContributionKind } from "#engine/ledger/contribution.ts";

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

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const now = deps.clock();
  const { posts, comments } = await readRecent(db, userId, now);
  return {
    author: readAuthor(user, now),
    posts: posts.map(presentPast),
    comments: comments.map(({ subredditId, at, isPromotional }) => ({
      subredditId,
      at: at.toISOString(),
      isPromotional,
    })),
  };
}

function presentPast(post: PastPost): PostingContext["posts"][number] {
  const { at, postType = null, projectId = null } = post;
  return { ...post, postType, projectId, at: at?.toISOString() ?? null };
}

const MOST_RECENT = 60;
/** Of each kind: who comments a lot has made their posts all the same. */
const MOST_LOGGED = 30;

/** What a draft is compared with, and beside it whatever else promoted and keeps a community from being due. */
export async function readRecent(db: Db, userId: UserId, now: Date): Promise<History> {
  const projects = await listProjectNames(db, userId);
  const recent = await readNewest(db, userId, projects);
  const known = new Set(recent.posts.map(({ id }) => id));
  const { posts, comments } = await readHistory(db, userId, now, projects);
  const older = posts.filter(({ id, isPromotional }) => isPromotional && !known.has(id));
  const oldest = recent.comments.at(-1)?.at ?? null;
  return {
    posts: [...recent.posts, ...older.map(withoutWords)],
    comments: [
      ...recent.comments,
      ...comments.filter(({ at, isPromotional }) => isPromotional && oldest && at < oldest),
    ],
  };
}

function withoutWords(post: PastPost): PastPost {
  return { ...post, title: "", content: "" };
}

async function readNewest(
  db: Db,
  userId: UserId,
  projects: readonly NamedProject[],
): Promise<History> {
  const posts = await listNewestPosts(db, userId, MOST_RECENT);
  const listLogged = (kind: ContributionKind) =>
    listContributions(db, userId, { kind, limit: MOST_LOGGED });
  const isFirst = createCountOnce();
  const written = await toPastPosts(db, userId, posts.filter(isFirst), projects);
  const logged = (await listLogged("post")).filter(isFirst);
  const comments = (await listLogged("comment")).filter(isFirst);
  return { posts: [...written, ...logged.map(toLoggedPost)], comments };
}
