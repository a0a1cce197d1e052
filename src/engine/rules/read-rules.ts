import { readGates } from "./reading/read-gates.ts";
import { readPromotion } from "./reading/read-promotion.ts";
import {
  findDay,
  isNegated,
  isPermitted,
  splitRule,
  type SplitRule,
} from "./reading/split-rule.ts";
import type { Reading } from "./rule-row.ts";
import { type CodedRules, RULE_CODES, RULES, type RuleCode, type RuleCodes } from "./rule-table.ts";
import type { FactDate } from "./rule-value.ts";

/** A rule as its community words it. */
export type ListedRule = { name: string; text: string };

/**
 * What a community's own rules demand, as far as patterns can tell. A rule that fits no pattern has
 * no code but is counted.
 */
export function readRules(rules: ListedRule[], asOf: FactDate): CodedRules {
  // The earlier rule wins: communities list the general one first.
  const codes: RuleCodes = Object.assign({}, ...rules.map(readRule).toReversed());
  return { asOf, count: rules.length, codes };
}

/** The codes of one rule. */
export function readRule(listed: ListedRule): RuleCodes {
  const rule = splitRule(listed);
  const read = RULE_CODES.filter((code) => isRead(code, rule));
  return {
    ...readPromotion(rule),
    ...readGates(rule),
    ...Object.fromEntries(read.map((code) => [code, true])),
  };
}

function isRead(code: RuleCode, rule: SplitRule): boolean {
  const { reading } = RULES[code];
  if (reading.as === "ban") return isForbidden(reading, rule);
  if (reading.as !== "demand") return false;
  const { asks, unless, isLiftedByPermission } = reading;
  return rule.clauses.some(
    (clause) =>
      asks.test(clause) && !unless?.test(clause) && !(isLiftedByPermission && isPermitted(clause)),
  );
}

// The bare name of a thing ('Reposts', 'Low effort posts') forbids it: that is how rules are titled.
// In the text the ban must be spelt out, since texts also mention what is welcome.
function isForbidden(
  { about, unless }: Extract<Reading, { as: "ban" }>,
  { name, clauses, whole }: SplitRule,
): boolean {
  if (unless?.test(whole)) return false;
  if (about.test(name)) {
    // 'Meme Monday' gives them a day.
    if (isPermitted(name) || (findDay(name) && !isNegated(name))) return false;
    return !clauses.slice(1).some((clause) => isPermission(clause, about));
  }
  return clauses.some((clause) => about.test(clause) && isNegated(clause) && !isPermitted(clause));
}

function isPermission(clause: string, about: RegExp): boolean {
  const refersBack = /^(they|these|those|this|it|all)\b.{0,20}\b(is|are)\b/.test(clause);
  return (refersBack || about.test(clause)) && isPermitted(clause) && !isNegated(clause);
}
