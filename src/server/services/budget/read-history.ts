import type { Contribution } from "#engine/budget/contribution.ts";
import { BUDGET_WINDOW_DAYS } from "#engine/budget/measure-budget.ts";
import type { PastPost } from "#engine/drafts/past-post.ts";
import {
  type ContributionRow,
  listContributionsSince,
} from "#server/db/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import { listPostsSince } from "#server/db/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { toPastPosts } from "../posts/to-past-post.ts";
import { createCountOnce } from "./count-once.ts";

const DAY_MS = 24 * 3_600_000;

/** What a user wrote on Reddit in the time that counts, as far as Foothold knows, and plans to write. */
export type History = {
  /** Made, planned and logged ones. */
  posts: PastPost[];
  comments: Contribution[];
};

export async function readHistory(db: Db, userId: UserId, now: Date): Promise<History> {
  const since = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  const isFirst = createCountOnce();
  const rows = (await listPostsSince(db, userId, since)).filter(isFirst);
  const written = await toPastPosts(db, userId, rows);
  const logged = (await listContributionsSince(db, userId, since)).filter(isFirst);
  return {
    posts: [...written, ...logged.filter(({ kind }) => kind === "post").map(toLoggedPost)],
    comments: logged.filter(({ kind }) => kind === "comment"),
  };
}

/** All that counts in the budget: what was made, no plan, and nothing in a promotion thread. */
export function listContributed({ posts, comments }: History): Contribution[] {
  const made = posts.flatMap(({ subredditId, at, isPosted, isPromotional, postType }) =>
    isPosted && at && postType !== "thread-comment" ? [{ subredditId, at, isPromotional }] : [],
  );
  return [...made, ...comments];
}

/** Foothold has not read it, so it resembles no other. */
export function toLoggedPost({
  id,
  subredditId,
  at,
  isPromotional,
}: Pick<ContributionRow, "id" | "subredditId" | "at" | "isPromotional">): PastPost {
  return { id, subredditId, title: "", content: "", at, isPosted: true, isPromotional };
}
