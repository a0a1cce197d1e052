import type { Policy } from "#engine/policy/policy.ts";
import { wordSource } from "#engine/policy/word-policy.ts";
import { RULE_CODES, RULES } from "#engine/rules/rule-table.ts";
import { joinWords } from "#engine/text/join-words.ts";

const MAX_NAMED = 6;

/** What the listed rules do not allow; undefined where they name nothing of the kind. */
export function noteRemoved({ codes, listedRules }: Policy): string | undefined {
  if (!listedRules) return undefined;
  // Promotion itself has its own note, and an account is not removed.
  const named = RULE_CODES.filter(
    (code) => codes[code] && !["stance", "account"].includes(RULES[code].detection.by),
  );
  if (named.length === 0) return undefined;
  const list = named.slice(0, MAX_NAMED).map((code) => RULES[code].shortName);
  return `It does not allow ${joinWords(list, "or")} (${wordSource(listedRules.source)}).`;
}
