import type { RuleCode } from "#engine/rules/rule-table.ts";

/** A kind of post that has no sort of its own: how notes call it, and what gives a draft away. */
export type PostKind = {
  noted: RegExp;
  found: string;
  /** The rule that says the same of it. */
  rule?: RuleCode;
  /** What gives it away beside what that rule finds. */
  unruled?: string;
};

/** The pattern where the title says it. */
export function inTitle(words: string): string {
  return String.raw`^[^\n]*(?:${words})`;
}
