import { repeatedWords } from "#engine/text/repeated-words.ts";
import type { Check } from "./check.ts";

/** One rule in a community's or our own words, applied to a text that `readDraft` has read. */
export function checkRule(rule: string, index: number, text: string): Check {
  const demands = findDemands(rule);
  const isFollowed = demands.every(({ isMetBy }) => isMetBy(text));
  return {
    id: `rule-${index}`,
    kind: "rule",
    label: rule,
    isFollowed,
    message: isFollowed ? "Rule followed" : "Rule may be violated",
    isMachineChecked: demands.length > 0,
  };
}

/** Which of a rule's demands a text does not meet. */
export function findBroken(rule: string, text: string): DemandKind[] {
  return findDemands(rule)
    .filter(({ isMetBy }) => !isMetBy(text))
    .map(({ kind }) => kind);
}

/** What the rules of that phrase look for; whoever writes a draft keeps clear of them. */
export const SALES_WORDS = ["buy", "purchase", "sign up", "subscribe", "download", "free plan"];
export const UNKIND_WORDS = ["hate", "stupid", "idiot", "dumb", "terrible"];
export const LINK_SIGNS = ["http", "www."];
export const LOW_EFFORT_LENGTH = 100;

export type DemandKind = "promotion" | "respect" | "spam" | "links" | "effort";
type Demand = { kind: DemandKind; phrases: string[]; isMetBy: (text: string) => boolean };

// The space between title and content is nobody's effort.
const DEMANDS: Demand[] = [
  {
    kind: "promotion",
    phrases: ["no self-promotion", "no promotion"],
    isMetBy: hasNone(SALES_WORDS),
  },
  { kind: "respect", phrases: ["be kind", "be respectful"], isMetBy: hasNone(UNKIND_WORDS) },
  { kind: "spam", phrases: ["no spam"], isMetBy: (text) => repeatedWords(text).length === 0 },
  { kind: "links", phrases: ["text posts only"], isMetBy: hasNone(LINK_SIGNS) },
  {
    kind: "effort",
    phrases: ["no low effort"],
    isMetBy: (text) => text.length - 1 > LOW_EFFORT_LENGTH,
  },
];

function findDemands(rule: string): Demand[] {
  const wording = rule.toLowerCase();
  return DEMANDS.filter(({ phrases }) => phrases.some((phrase) => wording.includes(phrase)));
}

function hasNone(signs: string[]): (text: string) => boolean {
  return (text) => !signs.some((sign) => text.includes(sign));
}
