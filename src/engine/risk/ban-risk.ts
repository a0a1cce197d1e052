import type { Finding } from "#engine/checks/check.ts";
import type { Situation } from "#engine/checks/situation.ts";
import type { PolicySource } from "#engine/policy/policy.ts";
import { type RuleCode, wordRule } from "#engine/rules/rule-table.ts";

export const BAN_RISK_LEVELS = ["low", "medium", "high"] as const;
export type BanRiskLevel = (typeof BAN_RISK_LEVELS)[number];

/** An estimate, never a promise. */
export type BanRisk = {
  level: BanRiskLevel;
  /** 0 to 100. */
  score: number;
  /** The weightiest first. */
  reasons: RiskReason[];
  /** What nobody could check, each in one sentence. */
  notChecked: string[];
};

export type RiskReason = Finding & {
  /** Stable while one types. */
  id: string;
  basis: RiskBasis;
};

/** What a reason rests on: a demand of the community with its source, or a habit of Reddit at large. */
export type RiskBasis =
  | { kind: "rule"; text: string; source: PolicySource }
  | { kind: "norm"; text: string };

/** The rule that a reason rests on; null where the community has none of that kind. */
export function ruleBasis({ policy }: Situation, code: RuleCode): RiskBasis | null {
  const value = policy.codes[code];
  const source = policy.codeSources[code];
  if (value === undefined || !source) return null;
  return { kind: "rule", text: wordRule(code, value), source };
}

export function normBasis(text: string): RiskBasis {
  return { kind: "norm", text };
}
