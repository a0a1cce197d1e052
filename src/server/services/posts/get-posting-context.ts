import type { PostingContext } from "#contract/post.ts";
import type { PastPost } from "#engine/posts/past-post.ts";
import { listContributions } from "#server/db/contributions-repository.ts";
import { listNewestPosts } from "#server/db/posts-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { readAuthor } from "../accounts/read-author.ts";
import { toLoggedPost } from "../budget/read-history.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { toPastPosts } from "./to-past-post.ts";

const MOST_POSTS = 60;
const MOST_LOGGED = 30;

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const posts = await listNewestPosts(db, userId, MOST_POSTS);
  const logged = await listContributions(db, userId, { limit: MOST_LOGGED });
  const loggedPosts = logged.filter(({ kind }) => kind === "post").map(toLoggedPost);
  return {
    author: readAuthor(user, deps.clock()),
    posts: [...(await toPastPosts(db, userId, posts)), ...loggedPosts].map(presentPast),
    comments: logged
      .filter(({ kind }) => kind === "comment")
      .map(({ at, isPromotional }) => ({ at: at.toISOString(), isPromotional })),
  };
}

function presentPast({ at, ...post }: PastPost): PostingContext["posts"][number] {
  return { ...post, at: at?.toISOString() ?? null };
}
