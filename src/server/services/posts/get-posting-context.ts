import type { PostingContext } from "#contract/posts/posting-context.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { readAuthor } from "#server/services/accounts/read-author.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import {
  type ContributionRow,
  listContributions,
} from "#server/db/posts/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listNewestPosts } from "#server/db/posts/posts-repository.ts";
import { toLoggedPost, createCountOnce } from "#server/services/budget/read-history.ts";
import { toPastPosts } from "./reading/to-past-post.ts";
import type { ContributionKind } from "#engine/budget/measure-budget.ts";

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
