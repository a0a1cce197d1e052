import { readPromotion } from "./reading/read-promotion.ts";
import {
  findDay,
  isNegated,
  isPermitted,
  splitRule,
  type SplitRule,
} from "./reading/split-rule.ts";
import type { Reading } from "./wordings/rule-wording.ts";
import { RULE_WORDINGS } from "./wordings/rule-wordings.ts";
import { type CodedRules, RULE_CODES, type RuleCode, type RuleCodes } from "./rule-table.ts";
import type { FactDate } from "#engine/text/format.ts";

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
  const { reading } = RULE_WORDINGS[code];
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

const DAYS_PER_UNIT = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
type Unit = keyof typeof DAYS_PER_UNIT;

const DEMANDED =
  /\b(minimum|min|require[sd]?|requirements?|need|needs|must|at least|enough|threshold|less than|under|below|low|new|young|older|restrictions?)\b/;

// Posting to collect karma is another matter than needing some.
const FOR_KARMA = /\bkarma[\s-]?(farm|whor|begg)|\bfor karma\b|\bfree karma\b/;

/** How much karma an account needs, and how old it must be. */
function readGates({ whole }: SplitRule): RuleCodes {
  const codes: RuleCodes = {};
  const karma = readKarma(whole);
  const ageDays = readAgeDays(whole);
  if (karma !== undefined) codes["min-karma"] = karma;
  if (ageDays !== undefined) codes["min-account-age-days"] = ageDays;
  return codes;
}

function readKarma(text: string): number | true | undefined {
  const found = text.split(/[.\n]/).flatMap((sentence) => readKarmaIn(sentence) ?? []);
  return found.find((karma) => typeof karma === "number") ?? found[0];
}

function readKarmaIn(sentence: string): number | true | undefined {
  if (!/\bkarma\b/.test(sentence) || !DEMANDED.test(sentence) || FOR_KARMA.test(sentence)) {
    return undefined;
  }
  const before =
    /(?<!\d|\d,)(\d+(?:,\d+)*,?)(?!\d)(k)?\+?\s*(?:points? of\s+)?(?:\w{1,30}\s+){0,2}karma\b/.exec(
      sentence,
    );
  const after = /\bkarma\b\D{0,25}(\d[\d,]*)(k)?\b(?!\s*(?:day|week|month|year|hour))/.exec(
    sentence,
  );
  const [, digits = "", thousands] = before ?? after ?? [];
  const karma = Number(digits.replace(/,/g, "")) * (thousands ? 1000 : 1);
  return karma > 0 ? karma : true;
}

function readAgeDays(text: string): number | true | undefined {
  const found = text.split(/[.\n]/).flatMap((sentence) => readAgeDaysIn(sentence) ?? []);
  return found.find((days) => typeof days === "number") ?? found[0];
}

function readAgeDaysIn(sentence: string): number | true | undefined {
  const isAboutAge =
    /\baccounts?\b/.test(sentence) && /\b(old|older|age|newer|young)\b/.test(sentence);
  if (!isAboutAge || !DEMANDED.test(sentence)) return undefined;
  const [, digits, unit] =
    /((?<!\d)\d+|\ba|\bone)[\s-]*(hour|day|week|month|year)s?\b/.exec(sentence) ?? [];
  if (!digits || !unit) return /\bage\b/.test(sentence) ? true : undefined;
  const amount = /\d/.test(digits) ? Number(digits) : 1;
  return Math.max(1, Math.round(amount * DAYS_PER_UNIT[unit as Unit]));
}
