import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { FactDate } from "#engine/rules/rule-codes.ts";

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

export type RiskReason = {
  /** Stable while one types. */
  id: string;
  points: number;
  /** What is the matter, in one sentence. */
  text: string;
  /** What it rests on: a rule of the community with its date, or a habit of Reddit at large. */
  basis: { kind: "rule"; text: string; asOf: FactDate } | { kind: "norm"; text: string };
  /** The words that triggered it. */
  places: DraftPlace[];
  fix: Fix | null;
};

/** A change that one click makes; `applyFix` makes it. */
export type Fix =
  | { kind: "remove-links"; label: string; places: DraftPlace[] }
  | { kind: "move-link-to-edit"; label: string; places: DraftPlace[] }
  | { kind: "shorten-title"; label: string }
  | { kind: "calm-title"; label: string }
  | { kind: "add-disclosure"; label: string }
  | { kind: "remove-words"; label: string; places: DraftPlace[] }
  | { kind: "choose-flair"; label: string; flair: string }
  | { kind: "reschedule"; label: string; at: Date };
