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
  /** Points for a post that promotes: an advert, a lesson or a share, and one that keeps the condition. */
  points: { advert: number; lesson: number; kept: number };
};

/** Everything that a stance means, in one row. */
export const STANCE_ROWS: Record<Stance, StanceRow> = {
  welcome: {
    letter: "W",
    level: "SAFE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
    points: { advert: 4, lesson: 0, kept: 0 },
  },
  flair: {
    letter: "F",
    level: "SAFE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
    points: { advert: 32, lesson: 30, kept: 5 },
  },
  weekday: {
    letter: "D",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-on-day",
    points: { advert: 58, lesson: 50, kept: 5 },
  },
  thread: {
    letter: "T",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-in-thread-only",
    points: { advert: 60, lesson: 50, kept: 5 },
  },
  share: {
    letter: "R",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "promotion-limited",
    points: { advert: 22, lesson: 10, kept: 8 },
  },
  value: {
    letter: "V",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: null,
    points: { advert: 48, lesson: 10, kept: 8 },
  },
  ask: {
    letter: "A",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "post",
    code: "ask-moderators-first",
    points: { advert: 30, lesson: 27, kept: 6 },
  },
  closed: {
    letter: "C",
    level: "RISKY",
    levelOfHint: "RISKY",
    group: "take-part",
    code: "no-self-promotion",
    points: { advert: 70, lesson: 62, kept: 70 },
  },
  "no-place": {
    letter: "N",
    level: "RISKY",
    levelOfHint: "RISKY",
    group: "left-out",
    code: "no-self-promotion",
    points: { advert: 75, lesson: 70, kept: 75 },
  },
  unknown: {
    letter: "U",
    level: "MODERATE",
    levelOfHint: "MODERATE",
    group: "not-known",
    code: null,
    points: { advert: 36, lesson: 31, kept: 31 },
  },
};

export function findStance(letter: string): Stance | undefined {
  return STANCES.find((stance) => STANCE_ROWS[stance].letter === letter);
}

export const RISK_LEVELS = ["SAFE", "MODERATE", "RISKY"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
