import { DAY_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import { findPromotionShare } from "#engine/policy/promotion-limits.ts";
import type { PolicySource } from "#engine/policy/policy.ts";
import type { Contribution } from "./contribution.ts";
import type { Account } from "./account.ts";
import { BUDGET_WINDOW_DAYS, countMissing } from "./promotion-limit.ts";

/** How much of what an account wrote there promotes, where the community says how much may. */
export type ShareKept = {
  percent: number;
  source: PolicySource;
  total: number;
  promotional: number;
  /** Other contributions that have to come first. */
  missing: number;
};

/** Only where the community names a share: Reddit's habit of nine to one is nobody's rule. */
export function measureShare({ policy, promoter, postId, now, ...account }: Account) {
  const share = findPromotionShare(policy, promoter.kinds);
  const { is } = policy.stance;
  if (!share || is === "closed" || is === "no-place") return null;
  const posts = account.posts.filter(({ id }) => id !== postId);
  const known = keepRecent(listContributed({ ...account, posts }), policy.subredditId, now);
  const promotional = known.filter(({ isPromotional }) => isPromotional).length;
  const { percent, source } = share;
  const missing = countMissing(known.length, promotional, percent);
  return { percent, source, total: known.length, promotional, missing };
}

/** What is still to come does not count, and neither does what is older than the window. */
export function keepRecent(
  contributions: readonly Contribution[],
  subredditId: string,
  now: Date,
): Contribution[] {
  const from = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  return contributions.filter(
    (each) => each.subredditId === subredditId && each.at > from && each.at <= now,
  );
}

/** All that was made, no plan, and nothing in a promotion thread. */
export function listContributed({
  posts,
  comments,
}: {
  posts: readonly PastPost[];
  comments: readonly Contribution[];
}): Contribution[] {
  const made = posts.flatMap(({ subredditId, at, isPosted, isPromotional, postType }) =>
    isPosted && at && postType !== "thread-comment" ? [{ subredditId, at, isPromotional }] : [],
  );
  return [...made, ...comments];
}
