import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import type { Db } from "#server/db/database.ts";
import type { PostRow } from "#server/db/posts/posts-repository.ts";
import { listProjectNames, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/** A stored post as planner and risk look at it; what it promotes is its own project. */
export function toPastPost(
  post: PostRow,
  project: Pick<ProjectRow, "name" | "url"> | undefined,
): PastPost {
  const texts = unwrapContent(post);
  return {
    id: post.id,
    subredditId: post.subredditId,
    title: texts.title,
    content: texts.content,
    at: post.postedAt ?? post.scheduledFor,
    isPosted: post.status === "posted",
    isPromotional: isPromotional(texts, project?.name ?? null, project?.url ?? null),
    postType: post.postType,
  };
}

/** The same for posts of several projects, archived ones too. */
export async function toPastPosts(db: Db, userId: UserId, posts: PostRow[]): Promise<PastPost[]> {
  if (posts.length === 0) return [];
  const projects = await listProjectNames(db, userId);
  const byId = new Map<string, (typeof projects)[number]>(projects.map((each) => [each.id, each]));
  return posts.map((post) => toPastPost(post, byId.get(post.projectId)));
}

/** What is said about a post depends on the time, and on whether Foothold can ask Reddit. */
export type PostMoment = { now: Date; isWatching: boolean };

export function readMoment({ clock, reddit }: Pick<ServiceDeps, "clock" | "reddit">): PostMoment {
  return { now: clock(), isWatching: reddit.isConfigured };
}
