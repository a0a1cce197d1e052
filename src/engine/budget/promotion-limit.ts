import type { CodedRules, FactDate } from "#engine/rules/rule-codes.ts";
import { isPromotionBanned } from "#engine/subreddits/assess-risk.ts";

/** How much of what somebody writes in a community may promote. */
export type PromotionLimit = {
  /** Of all contributions; 0 where promotion is banned. */
  percent: number;
  /** The community's own rules, or the old norm of Reddit's where they name no share. */
  basis: "rule" | "norm";
  /** When the rules were read; null where they are not known. */
  asOf: FactDate | null;
};

/** The 9:1 norm: nine other contributions for each one that promotes. */
const NORM_PERCENT = 10;

export function findPromotionLimit(rules: CodedRules | null): PromotionLimit {
  const asOf = rules?.asOf ?? null;
  if (rules && isPromotionBanned(rules)) return { percent: 0, basis: "rule", asOf };
  const stated = rules?.codes["promotion-limited"];
  return typeof stated === "number"
    ? { percent: stated, basis: "rule", asOf }
    : { percent: NORM_PERCENT, basis: "norm", asOf };
}
