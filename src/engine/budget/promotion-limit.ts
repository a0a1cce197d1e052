import type { CodedRules, FactDate } from "#engine/rules/rule-codes.ts";
import { isPromotionBanned } from "#engine/subreddits/assess-risk.ts";

/** How much of what somebody writes in a community may promote. */
export type PromotionLimit = {
  /** Of all contributions; 0 where promotion is banned, 100 where it is what the place is for. */
  percent: number;
  /** The community's own rules, its purpose, or the old norm of Reddit's where neither tells. */
  basis: "rule" | "purpose" | "norm";
  /** When the rules were read; null where they are not known. */
  asOf: FactDate | null;
};

/** The 9:1 norm: nine other contributions for each one that promotes. */
const NORM_PERCENT = 10;

/** What the rules say counts more than what the community is for. */
export function findPromotionLimit(
  rules: CodedRules | null,
  isForOwnWork: boolean,
): PromotionLimit {
  const asOf = rules?.asOf ?? null;
  if (rules && isPromotionBanned(rules)) return { percent: 0, basis: "rule", asOf };
  const stated = rules?.codes["promotion-limited"];
  if (typeof stated === "number") return { percent: stated, basis: "rule", asOf };
  return isForOwnWork && stated === undefined
    ? { percent: 100, basis: "purpose", asOf }
    : { percent: NORM_PERCENT, basis: "norm", asOf };
}
