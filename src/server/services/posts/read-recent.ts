import type { ContributionKind } from "#engine/budget/contribution.ts";
import type { PastPost } from "#engine/drafts/past-post.ts";
import { type ContributionRow, listContributions } from "#server/db/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listNewestPosts } from "#server/db/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { createCountOnce } from "../budget/count-once.ts";
import { toLoggedPost } from "../budget/read-history.ts";
import { toPastPosts } from "./to-past-post.ts";

const MOST_POSTS = 60;
/** Of each kind: who comments a lot has made their posts all the same. */
const MOST_LOGGED = 30;

/** What a draft is compared with; older ones no longer weigh. */
export async function readRecent(
  db: Db,
  userId: UserId,
): Promise<{ posts: PastPost[]; comments: ContributionRow[] }> {
  const posts = await listNewestPosts(db, userId, MOST_POSTS);
  const listLogged = (kind: ContributionKind) =>
    listContributions(db, userId, { kind, limit: MOST_LOGGED });
  const isFirst = createCountOnce();
  const written = await toPastPosts(db, userId, posts.filter(isFirst));
  const logged = (await listLogged("post")).filter(isFirst);
  const comments = (await listLogged("comment")).filter(isFirst);
  return { posts: [...written, ...logged.map(toLoggedPost)], comments };
}
