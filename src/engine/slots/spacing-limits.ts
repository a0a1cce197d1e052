import type { PastPost } from "#engine/drafts/draft.ts";
import { DAY_MS, HOUR_MS } from "#engine/clock/time-units.ts";

/** So much time at least lies between now and a post that is planned: it has to be written and read first. */
export const LEAD_MS = 2 * HOUR_MS;

/** Between any two posts of a founder. */
export const ANY_GAP_HOURS = 4;

/** Between two posts that are alike. */
export const SIMILAR_GAP_HOURS = 12;

/** From here on a reader who sees both on one day notices. */
export const SIMILAR = 0.35;

/**
 * From here on it is a copy, for the plan and for the check. Of 653 pairs of posts that were planned together none
 * reaches 0.6; of 509 that were pasted again with another beginning or in another order all have 0.63 and more, without
 * their second half 0.62 (`scripts/eval/write-plans.test.ts` holds both).
 */
export const NEARLY_SAME = 0.6;

/** By the calendar of the founder. */
export const MOST_A_DAY = 2;

/** Who promotes everywhere at once is taken for a spammer. */
export const PROMOTION_WINDOW_DAYS = 20;

/** Beside so many others in that time one more is too much: ten a month, which is what a month's quota writes. */
export const MANY_PROMOTIONS = 7;

/** How many promotional posts there are in the fullest window that has the moment in it; those in promotion threads are at home. */
export function countPromotions(posts: readonly PastPost[], then: Date): number {
  const windowMs = PROMOTION_WINDOW_DAYS * DAY_MS;
  const after = posts
    .filter(({ isPromotional, postType }) => isPromotional && postType !== "thread-comment")
    .flatMap(({ at }) => (at ? at.getTime() - then.getTime() : []));
  const starts = [0, ...after].filter((from) => from <= 0 && from > -windowMs);
  return Math.max(
    ...starts.map((from) => after.filter((ms) => ms >= from && ms < from + windowMs).length),
  );
}
