import type { PastPost } from "#engine/posts/past-post.ts";
import { type ContributionRow, listContributions } from "#server/db/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listNewestPosts } from "#server/db/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { toLoggedPost } from "../budget/read-history.ts";
import { toPastPosts } from "./to-past-post.ts";

const MOST_POSTS = 60;
const MOST_LOGGED = 30;

/** What a draft is compared with; older ones no longer weigh. */
export async function readRecent(
  db: Db,
  userId: UserId,
): Promise<{ posts: PastPost[]; comments: ContributionRow[] }> {
  const posts = await listNewestPosts(db, userId, MOST_POSTS);
  const logged = await listContributions(db, userId, { limit: MOST_LOGGED });
  const loggedPosts = logged.filter(({ kind }) => kind === "post").map(toLoggedPost);
  return {
    posts: [...(await toPastPosts(db, userId, posts)), ...loggedPosts],
    comments: logged.filter(({ kind }) => kind === "comment"),
  };
}
