import type { Db } from "#server/db/database.ts";
import { findPost, lockPost, type PostRow } from "#server/db/posts/posts-repository.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { presentPost } from "./present-post.ts";
import type { PostMoment } from "./to-past-post.ts";

/** Another user's post is not found, and neither is one that was deleted. */
export async function requireLockedPost(tx: Db, scope: Scope, postId: string): Promise<PostRow> {
  const post = await lockPost(tx, scope.userId, postId);
  if (!post || post.deletedAt) throw postNotFound();
  return post;
}

/** As the caller sees it from now on. */
export async function readPost(
  tx: Db,
  scope: Scope,
  postId: string,
  moment: PostMoment,
): Promise<GeneratedPost> {
  const post = await findPost(tx, scope.userId, postId);
  if (!post) throw postNotFound();
  return presentPost(post, moment);
}

export function postNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "Post not found");
}

export function alreadyMade(): ServiceError {
  return new ServiceError("CONFLICT", "This post was made already. It can't be changed here.");
}
