import type { DraftReading } from "#engine/drafts/read-draft.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import { beginLarge } from "#engine/text/characters.ts";

/** One kind of rule. Adding one is adding such a row; the compiler then asks for its wording. */
export type RuleRow = {
  /** The demand in one sentence of ours. */
  word: string | ((value: RuleValue) => string);
  /** What in a draft offends it. */
  detection: Detection;
  /** Chances in a hundred that a post which breaks it goes wrong for that alone. */
  gravity: number;
};

export type Detection =
  /** No machine can tell: the author has to read it. */
  | { by: "reader" }
  /** Judged with the community's stance on promotion. */
  | { by: "stance" }
  /** Held against the account. */
  | { by: "account" }
  /** Judged with the other demands on a post's form: flair, title, type. */
  | { by: "form" }
  | {
      by: "draft";
      /** Where the draft breaks it; nowhere is kept. */
      find: (reading: DraftReading) => DraftPlace[];
      /** What the words do; goes before ', and r/X doesn't allow that.' */
      what: string;
      fix?: "remove-sentence" | "remove-words" | "remove-links" | "move-links";
    };

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** `true`, a day for the rules that name one, or a number for the rules that demand one. */
export type RuleValue = true | number | Weekday | "weekend";

/** "on Saturdays", "at weekends"; undefined where the value names no day. */
export function wordDay(value: RuleValue): string | undefined {
  if (value === "weekend") return "at weekends";
  const day = WEEKDAYS.find((weekday) => weekday === value);
  return day && `on ${capitaliseDay(day)}s`;
}

function capitaliseDay(day: Weekday): string {
  return beginLarge(day);
}
