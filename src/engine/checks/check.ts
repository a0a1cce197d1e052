import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { DemandCode } from "#engine/policy/demand.ts";
import type { PolicySource } from "#engine/policy/policy.ts";

/**
 * `broken` and `kept` were really looked at; `asked` waits for the author's yes or no, and counts as a
 * problem until then; `read` is for the author, since no machine can tell; a `note` demands nothing.
 */
export const CHECK_OUTCOMES = ["broken", "kept", "asked", "read", "note"] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export const CHECK_KINDS = [
  "stance",
  "rule",
  "requirement",
  "banned-keywords",
  "post-types",
  "flair",
  "posting-frequency",
] as const;

/** One demand of a community applied to one draft. */
export type Check = {
  /** Of the demand itself, so that ticks can be kept by it: never of our words for it, nor of its place in a list. */
  id: string;
  kind: (typeof CHECK_KINDS)[number];
  /** The code of the demand, where it is one of those. */
  demand?: DemandCode;
  /** What is demanded. */
  label: string;
  outcome: CheckOutcome;
  message: string;
  /** Where the demand comes from; null where it is Reddit's own. */
  source: PolicySource | null;
  /** What only the author can tell, and what they said: yes, no or nothing yet. */
  question?: { text: string; answer: boolean | null } | null;
  /** What counts against the draft; mostly where it is broken. */
  finding: Finding | null;
};

export type Finding = {
  /** Chances in a hundred that it goes wrong for this alone. */
  points: number;
  /** What is the matter, in one sentence. */
  text: string;
  /** The words that it rests on. */
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
  | { kind: "add-to-title"; label: string; words: string }
  | { kind: "add-to-content"; label: string; words: string }
  | { kind: "remove-words"; label: string; places: DraftPlace[] }
  /** The whole sentences that those places are in. */
  | { kind: "remove-sentence"; label: string; places: DraftPlace[] }
  | { kind: "choose-flair"; label: string; flair: string }
  | { kind: "reschedule"; label: string; at: Date };

/**
 * These only take away, calm or say what is true anyway. A tag, a flair, a phrase or another time is
 * a choice or a promise, and so the author's own.
 */
const SAFE: ReadonlySet<Fix["kind"]> = new Set([
  "remove-links",
  "move-link-to-edit",
  "shorten-title",
  "calm-title",
  "add-disclosure",
  "remove-words",
  "remove-sentence",
] as const);

export function isSafeFix(fix: Fix | null): fix is Fix {
  return fix !== null && SAFE.has(fix.kind);
}

/** On what is allowed at all: the stance, or a ban on promotion that is broken with it and finds nothing more. */
export function isOfStance({ kind, finding }: Check): boolean {
  return kind === "stance" || (kind === "rule" && finding === null);
}

export const FOLLOWED = "Rule followed";
export const VIOLATED = "Rule may be violated";
const MESSAGES: Partial<Record<CheckOutcome, string>> = {
  broken: VIOLATED,
  asked: "Please answer",
  note: "Only for promotion",
};

/** The message of a rule that was held against a draft. */
export function wordOutcome(outcome: CheckOutcome): string {
  return MESSAGES[outcome] ?? FOLLOWED;
}
