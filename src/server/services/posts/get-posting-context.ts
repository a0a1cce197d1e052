import type { PostingContext } from "#contract/post.ts";
import type { PastPost } from "#engine/drafts/past-post.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { readAuthor } from "../accounts/read-author.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readRecent } from "./read-recent.ts";

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const { posts, comments } = await readRecent(db, userId);
  return {
    author: readAuthor(user, deps.clock()),
    posts: posts.map(presentPast),
    comments: comments.map(({ at, isPromotional }) => ({ at: at.toISOString(), isPromotional })),
  };
}

function presentPast({ at, postType, ...post }: PastPost): PostingContext["posts"][number] {
  return { ...post, postType: postType ?? null, at: at?.toISOString() ?? null };
}
