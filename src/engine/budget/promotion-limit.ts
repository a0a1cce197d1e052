import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import type { FactDate } from "#engine/rules/rule-value.ts";

/** How much of what somebody writes in a community may promote. */
export type PromotionLimit = {
  /** Of all contributions; 0 where promotion is banned, 100 where it is what the place is for. */
  percent: number;
  /** What the community wants, its purpose, or the old norm of Reddit's where neither is known. */
  basis: "rule" | "purpose" | "norm";
  /** Of when that is; null where nothing is known. */
  asOf: FactDate | null;
};

/** The 9:1 norm: nine other contributions for each one that promotes. */
const NORM_PERCENT = 10;

export function findPromotionLimit({
  is,
  sharePercent,
  source,
}: StanceOnPromotion): PromotionLimit {
  const { asOf } = source;
  if (is === "closed" || is === "no-place") return { percent: 0, basis: "rule", asOf };
  if (sharePercent !== null) return { percent: sharePercent, basis: "rule", asOf };
  return is === "welcome" && source.kind !== "hint"
    ? { percent: 100, basis: "purpose", asOf }
    : { percent: NORM_PERCENT, basis: "norm", asOf };
}
