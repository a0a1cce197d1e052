import type { PostingContext } from "#contract/post.ts";
import type { PastPost } from "#engine/posts/past-post.ts";
import { listNewestPosts } from "#server/db/posts-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { readAuthor } from "../accounts/read-author.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { toPastPosts } from "./to-past-post.ts";

/** What a draft is compared with; older ones no longer weigh. */
export const MOST_POSTS = 60;

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const posts = await listNewestPosts(db, userId, MOST_POSTS);
  return {
    author: readAuthor(user, deps.clock()),
    posts: (await toPastPosts(db, userId, posts)).map(presentPast),
  };
}

function presentPast({ at, ...post }: PastPost): PostingContext["posts"][number] {
  return { ...post, at: at?.toISOString() ?? null };
}
