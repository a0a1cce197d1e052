import { PROMOTION_GAP_DAYS } from "#engine/roadmap/keep-spacing.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Contribution } from "./contribution.ts";
import { findPromotionLimit, type PromotionLimit } from "./promotion-limit.ts";

const DAY_MS = 24 * 3_600_000;
/** As far back as somebody looks who judges an account by what it wrote. */
export const BUDGET_WINDOW_DAYS = 90;
/** What one can write in a day and mean it. */
export const COMMENTS_A_DAY = 3;

/** What an account wrote in one community, and how much of it may promote. */
export type Budget = {
  subredditId: string;
  /** As Reddit spells it: 'r/SaaS'. */
  fullName: string;
  limit: PromotionLimit;
  /** How often one may promote there, in words. */
  frequency: string;
  /** In the window, as far as Foothold knows. */
  total: number;
  promotional: number;
  /** Other contributions that are missing until the promotional ones are within the limit. */
  shortfall: number;
  lastPromotedAt: Date | null;
  /** The end of the rest after the last promotional one; null when it is over. */
  restsUntil: Date | null;
};

type Community = Pick<Policy, "subredditId" | "fullName" | "stance" | "postingFrequency">;

/** What is still to come does not count, and neither does what is older than the window. */
export function measureBudget(
  { subredditId, fullName, stance, postingFrequency }: Community,
  contributions: readonly Contribution[],
  now: Date,
): Budget {
  const from = new Date(now.getTime() - BUDGET_WINDOW_DAYS * DAY_MS);
  const known = contributions.filter(
    (each) => each.subredditId === subredditId && each.at > from && each.at <= now,
  );
  const promoting = known.filter(({ isPromotional }) => isPromotional);
  const limit = findPromotionLimit(stance);
  const lastPromotedAt = findLatest(promoting);
  return {
    subredditId,
    fullName,
    limit,
    frequency: postingFrequency,
    total: known.length,
    promotional: promoting.length,
    shortfall: countMissing(known.length, promoting.length, limit.percent),
    lastPromotedAt,
    restsUntil: findRestEnd(lastPromotedAt, now),
  };
}

/** The first moment by which the missing contributions can be made, a few a day. */
export function findWithinBudget({ shortfall }: Budget, now: Date): Date {
  return new Date(now.getTime() + Math.ceil(shortfall / COMMENTS_A_DAY) * DAY_MS);
}

/** Where promotion is banned, no number of other contributions makes room for it. */
export function countMissing(total: number, promotional: number, percent: number): number {
  return percent === 0 ? 0 : Math.max(0, Math.ceil((promotional * 100) / percent) - total);
}

function findLatest(contributions: Contribution[]): Date | null {
  const times = contributions.map(({ at }) => at.getTime());
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : null;
}

function findRestEnd(lastPromotedAt: Date | null, now: Date): Date | null {
  if (!lastPromotedAt) return null;
  const end = new Date(lastPromotedAt.getTime() + PROMOTION_GAP_DAYS * DAY_MS);
  return end > now ? end : null;
}
