import type { CodedRules } from "#engine/rules/rule-table.ts";
import type { FactDate } from "#engine/rules/rule-value.ts";
import type {
  PolicySource,
  PostFormat,
  Requirement,
  StanceOnPromotion,
  UncodedRule,
} from "./policy.ts";

/** What a user pasted or confirmed about a community; for them it counts more than anything else. */
export type OwnPolicy = {
  asOf: FactDate;
  source: PolicySource;
  /** What was read out of the rules that they pasted; null where they only corrected something. */
  rules: CodedRules | null;
  /** How many of the rules were understood, at least in part. */
  understood: number;
  uncodedRules: UncodedRule[];
  stance: StanceOnPromotion | null;
  requirements: Requirement[];
  formats: PostFormat[] | null;
  bannedKeywords: string[];
  minKarma?: number | true | null;
  minAccountAgeDays?: number | true | null;
};
