import { WEEKDAYS, type Weekday } from "#engine/rules/rule-row.ts";
import { anyOf } from "#engine/rules/wordings/rule-wording.ts";

/** A rule taken apart, in lower case and plain quotes. */
export type SplitRule = {
  name: string;
  /** Name and text together. */
  whole: string;
  /** The name, then each statement of the text. */
  clauses: string[];
};

export function splitRule({ name, text }: { name: string; text: string }): SplitRule {
  const plainName = plain(name).replace(/^\s*(rule\s*)?#?\d+\s*[-.:)]*\s*/, "");
  const plainText = plain(text);
  const clauses = `${plainName}\n${plainText}`
    .split(/(?<![.!?;\n])[.!?;\n]+(?:\s|$)|\n|\b(?:but|however|although|whereas)\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return { name: plainName, whole: `${plainName}\n${plainText}`, clauses };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/[*_#>~`]+/g, " ")
    .trim();
}

const NEGATION =
  /\b(no|non|not|never|nothing|zero|without|don'?t|doesn'?t|isn'?t|aren'?t|can'?t|cannot|won'?t|avoid|refrain|stop|forbidden|prohibited|disallowed|banned|bannable|ban|bans|removed|removal|deleted|against|unwelcome|unacceptable|discouraged|frowned|keep out)\b/;

const PERMISSION =
  /\b(welcome|welcomed|allowed|encouraged|ok|okay|fine|permitted|accepted|acceptable|feel free|free to|may be)\b/;

const DENIED_PERMISSION = anyOf(
  /\b(not|never|no longer|isn'?t|aren'?t|won'?t be|cannot be|can'?t be|only)\s+(be\s+|always\s+|generally\s+|explicitly\s+)?(welcome|allowed|permitted|accepted|acceptable|ok|okay|fine|encouraged)/,
  /\bno\b.{0,60}\b(allowed|permitted|accepted)/,
  /\bonly\b.{0,30}\ballowed/,
  /\ballowed only\b/,
);

export function isNegated(clause: string): boolean {
  return NEGATION.test(clause);
}

export function isPermitted(clause: string): boolean {
  return PERMISSION.test(clause) && !DENIED_PERMISSION.test(clause);
}

const DAYS = WEEKDAYS.map((day) => ({ day, pattern: new RegExp(`\\b${day}'?s?\\b`) }));

/** The day that a statement names, if it names one alone. */
export function findDay(text: string): Weekday | "weekend" | undefined {
  const named = DAYS.filter(({ pattern }) => pattern.test(text)).map(({ day }) => day);
  if (named.length === 1) return named[0];
  const isWeekend = /\bweekends?\b/.test(text);
  return isWeekend || named.join() === "saturday,sunday" ? "weekend" : undefined;
}
