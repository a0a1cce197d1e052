import type { RuleCode } from "#engine/rules/rule-table.ts";

export const STANCES = [
  "welcome",
  "flair",
  "weekday",
  "thread",
  "share",
  "value",
  "ask",
  "closed",
  "no-place",
  "unknown",
] as const;
export type Stance = (typeof STANCES)[number];

/** What a founder can do in a community, as lists group it. */
export const STANCE_GROUPS = ["post", "take-part", "not-known", "left-out"] as const;
export type StanceGroup = (typeof STANCE_GROUPS)[number];

type StanceRow = {
  /** In the file of stances. */
  letter: string;
  /** SAFE, MODERATE or RISKY, where it is known well and where it is only a hint. */
  level: RiskLevel;
  levelOfHint: RiskLevel;
  group: StanceGroup;
  /** The rule that it comes to; null where it forbids nothing by itself. */
  code: RuleCode | null;
};

/** What a stance means, in one row; only what it weighs is elsewhere (`checks/stance-points.ts`). */
export const STANCE_ROWS: Record<Stance, StanceRow> = {
  welcome: {
    letter: "W",
    level: "SAFE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
  },
  flair: {
    letter: "F",
    level: "SAFE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
  },
  weekday: {
    letter: "D",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-on-day",
  },
  thread: {
    letter: "T",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-in-thread-only",
  },
  share: {
    letter: "R",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-limited",
  },
  value: {
    letter: "V",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
  },
  ask: {
    letter: "A",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "ask-moderators-first",
  },
  closed: {
    letter: "C",
    level: "RISKY",
    levelOfHint: "RISKY",
    group: "take-part",
    code: "no-self-promotion",
  },
  "no-place": {
    letter: "N",
    level: "RISKY",
    levelOfHint: "RISKY",
    group: "left-out",
    code: "no-self-promotion",
  },
  unknown: {
    letter: "U",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "not-known",
    code: null,
  },
};

export function findStance(letter: string): Stance | undefined {
  return STANCES.find((stance) => STANCE_ROWS[stance].letter === letter);
}

export const RISK_LEVELS = ["SAFE", "MODERATE", "RISKY"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
