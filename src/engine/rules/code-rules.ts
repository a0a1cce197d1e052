import { codeBans } from "./coding/code-bans.ts";
import { codeDemands } from "./coding/code-demands.ts";
import { codeGates } from "./coding/code-gates.ts";
import { codePromotion } from "./coding/code-promotion.ts";
import { readRule } from "./coding/read-rule.ts";
import type { CodedRules, FactDate, RuleCodes } from "./rule-codes.ts";

/** A rule as its community words it. */
type ListedRule = { name: string; text: string };

/**
 * What a community's own rules demand, as far as patterns can tell. A rule that fits no pattern has
 * no code but is counted.
 */
export function codeRules(rules: ListedRule[], asOf: FactDate): CodedRules {
  const codes = rules.reduce<RuleCodes>((known, listed) => {
    const rule = readRule(listed);
    const found = [codeBans(rule), codeDemands(rule), codeGates(rule), codePromotion(rule)];
    // The earlier rule wins: communities list the general one first.
    return Object.assign({}, ...found.toReversed(), known);
  }, {});
  return { asOf, count: rules.length, codes };
}
