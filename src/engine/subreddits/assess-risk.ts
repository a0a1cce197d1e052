import type { CodedRules, RuleCode } from "#engine/rules/rule-codes.ts";
import { wordRule } from "#engine/rules/word-rule.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { RiskAssessment } from "./risk-level.ts";

const BANS: RuleCode[] = ["no-self-promotion", "no-apps-or-sites"];

/** Where a ban leaves room: promotion has its day, its thread or its measure. */
const EXCEPTIONS: RuleCode[] = [
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
];

// Moderators may approve more than promotion, so their approval does not soften a ban.
const GATES: RuleCode[] = ["ask-moderators-first", "min-karma", "min-account-age-days"];

// A community's settings give these away; they do not show that its rules were understood.
const FROM_SETTINGS: ReadonlySet<string> = new Set<RuleCode>(["flair-required", "text-posts-only"]);

/** How easily promotion gets a founder removed there; from the known rules and nothing else. */
export function assessRisk(rules: CodedRules | null): RiskAssessment {
  if (!rules) return { level: "MODERATE", reasons: ["Rules unknown"] };
  const reasons = [BANS, EXCEPTIONS, GATES].flatMap((codes) => wordKnown(codes, rules));
  if (reasons.length === 0) return assessSilentRules(rules);
  if (hasAny(BANS, rules) && hasAny(EXCEPTIONS, rules)) {
    reasons.push("The ban has an exception: keep to it exactly");
  }
  return {
    level: isPromotionBanned(rules) ? "RISKY" : "MODERATE",
    reasons: [...reasons, `From ${wordSource(rules)}`],
  };
}

/** Banned with no day, thread or measure left to it. */
export function isPromotionBanned(rules: CodedRules): boolean {
  return hasAny(BANS, rules) && !hasAny(EXCEPTIONS, rules);
}

function assessSilentRules(rules: CodedRules): RiskAssessment {
  if (rules.count === 0) {
    return {
      level: "SAFE",
      reasons: [`No known rule against promotion: none listed, ${wordReading(rules)}`],
    };
  }
  const understood = countUnderstood(rules);
  if (understood === 0) {
    return {
      level: "MODERATE",
      reasons: [`Rules on promotion unknown: we could not interpret ${wordSource(rules)}`],
    };
  }
  if (understood < rules.count / 2) {
    const few = `Rules on promotion unknown: we understood ${understood} of ${wordSource(rules)}`;
    return { level: "MODERATE", reasons: [few, ...wordNearbyRules(rules)] };
  }
  const known = `No known rule against promotion, ${wordReading(rules)} (${wordCount(rules)} listed)`;
  return { level: "SAFE", reasons: [known, ...wordNearbyRules(rules)] };
}

/** At most so many: one rule may have several codes. */
function countUnderstood({ codes, count }: CodedRules): number {
  return Math.min(Object.keys(codes).filter((code) => !FROM_SETTINGS.has(code)).length, count);
}

// What moderators reach for when a post feels like an advertisement.
function wordNearbyRules({ codes }: CodedRules): string[] {
  const nearby = [
    codes["no-spam"] && "spam",
    codes["no-blogspam"] && "blogspam",
    codes["no-affiliate-links"] && "affiliate links",
    codes["no-feedback-requests"] && "feedback requests",
    codes["no-surveys"] && "surveys",
    codes["no-fundraising"] && "fundraising",
    codes["no-giveaways"] && "giveaways",
  ].filter((name) => typeof name === "string");
  if (nearby.length === 0) return [];
  return [`A rule against ${joinWords(nearby, "or")} may still be held against promotion`];
}

function wordKnown(codes: RuleCode[], rules: CodedRules): string[] {
  return codes.flatMap((code) => {
    const value = rules.codes[code];
    return value === undefined ? [] : [wordRule(code, value).replace(/\.$/, "")];
  });
}

function hasAny(codes: RuleCode[], rules: CodedRules): boolean {
  return codes.some((code) => rules.codes[code] !== undefined);
}

function wordSource(rules: CodedRules): string {
  return `the ${wordCount(rules)} listed, ${wordReading(rules)}`;
}

function wordReading({ asOf }: CodedRules): string {
  return `read ${formatFactDate(asOf)}`;
}

function wordCount({ count }: CodedRules): string {
  return count === 1 ? "1 rule" : `${count} rules`;
}
