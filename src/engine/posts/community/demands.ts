import { LINK_SIGNS, SALES_WORDS, UNKIND_WORDS } from "#engine/checks/check-uncoded-rule.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import { repeatedWords } from "#engine/text/repeated-words.ts";

/** What the rule checker will look for in a text for this community. */
export type Demands = {
  /** Lower-cased; none of them may occur, not even inside a word. */
  forbidden: string[];
  /** No word may come up five times, however small. */
  isRepetitionCounted: boolean;
};

export function readDemands({ codes, uncodedRules, bannedKeywords }: Policy): Demands {
  const words = uncodedRules.map(({ text }) => text.toLowerCase()).join("\n");
  const isAsked = (code: RuleCode, ...phrases: string[]) =>
    codes[code] !== undefined || phrases.some((phrase) => words.includes(phrase));
  return {
    forbidden: [
      ...(isAsked("no-self-promotion", "no self-promotion", "no promotion") ? SALES_WORDS : []),
      ...(isAsked("be-respectful", "be kind", "be respectful") ? UNKIND_WORDS : []),
      ...(isAsked("text-posts-only", "text posts only") ? LINK_SIGNS : []),
      ...bannedKeywords.map((keyword) => keyword.toLowerCase()).filter((keyword) => keyword.trim()),
    ],
    isRepetitionCounted: isAsked("no-spam", "no spam"),
  };
}

/** Whether a sentence can stand in a post for this community at all. */
export function isSayable(text: string, { forbidden, isRepetitionCounted }: Demands): boolean {
  const lower = text.toLowerCase();
  if (forbidden.some((word) => lower.includes(word))) return false;
  return !isRepetitionCounted || repeatedWords(text).length === 0;
}
