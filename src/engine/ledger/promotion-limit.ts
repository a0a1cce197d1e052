import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { findPromotionGap, findPromotionShare } from "#engine/policy/promotion-limits.ts";
import type { FactDate } from "#engine/text/format.ts";

/** How much of what somebody writes in a community may promote. */
export type PromotionLimit = {
  /** Of all contributions; 0 where promotion is banned, 100 where it is what the place is for. */
  percent: number;
  /**
   * What the community wants, its purpose, a rule on how often instead of how much, or the old norm of
   * Reddit's where nothing is known.
   */
  basis: "rule" | "purpose" | "gap" | "norm";
  /** Of when that is; null where nothing is known. */
  asOf: FactDate | null;
};

/** The 9:1 norm: nine other contributions for each one that promotes. */
const NORM_PERCENT = 10;

export function findPromotionLimit(
  policy: Pick<Policy, "stance" | "demands">,
  kinds: readonly ProjectKind[],
): PromotionLimit {
  const { is, source, isAsked = false } = policy.stance;
  const { asOf } = source;
  if (is === "closed" || is === "no-place") return { percent: 0, basis: "rule", asOf };
  const share = findPromotionShare(policy, kinds);
  if (share) return { percent: share.percent, basis: "rule", asOf: share.source.asOf };
  const gap = findPromotionGap(policy, kinds);
  if (gap.basis === "rule") return { percent: 100, basis: "gap", asOf: gap.source?.asOf ?? null };
  // That moderators said yes to one post makes it no place for showing things.
  return is === "welcome" && source.kind !== "hint" && !isAsked
    ? { percent: 100, basis: "purpose", asOf }
    : { percent: NORM_PERCENT, basis: "norm", asOf };
}

/** As far back as somebody looks who judges an account by what it wrote. */
export const BUDGET_WINDOW_DAYS = 90;
/** What one can write in a day and mean it. */
export const COMMENTS_A_DAY = 3;

/** Where promotion is banned, no number of other contributions makes room for it. */
export function countMissing(total: number, promotional: number, percent: number): number {
  return percent === 0 ? 0 : Math.max(0, Math.ceil((promotional * 100) / percent) - total);
}
