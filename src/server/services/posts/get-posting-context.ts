import type { PostingContext } from "#contract/post.ts";
import { listNewestPosts, type PostRow } from "#server/db/posts-repository.ts";
import { findUserById, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { toPastPost } from "./to-past-post.ts";

const MOST_POSTS = 60;

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const posts = await listNewestPosts(db, userId, MOST_POSTS);
  return {
    author: describeAuthor(user),
    posts: posts.map(presentPast),
  };
}

function presentPast(row: PostRow): PostingContext["posts"][number] {
  const { at, ...post } = toPastPost(row);
  return { ...post, at: at?.toISOString() ?? null };
}

/** Nought stands for 'not told' until the user has been through the onboarding. */
function describeAuthor(user: UserRow | null): PostingContext["author"] {
  const karma = user?.redditKarma ?? 0;
  const accountAgeDays = user?.redditAccountAgeDays ?? 0;
  const hasTold = karma > 0 || accountAgeDays > 0 || Boolean(user?.onboardedAt);
  return hasTold ? { karma, accountAgeDays } : { karma: null, accountAgeDays: null };
}
