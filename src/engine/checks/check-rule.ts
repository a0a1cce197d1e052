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

/** What the rules of that phrase look for; whoever writes a draft keeps clear of them. */
export const SALES_WORDS = ["buy", "purchase", "sign up", "subscribe", "download", "free plan"];
export const UNKIND_WORDS = ["hate", "stupid", "idiot", "dumb", "terrible"];
export const LINK_SIGNS = ["http", "www."];
export const LOW_EFFORT_LENGTH = 100;

type Demand = { phrases: string[]; isMetBy: (text: string) => boolean };

// The space between title and content is nobody's effort.
const DEMANDS: Demand[] = [
  { phrases: ["no self-promotion", "no promotion"], isMetBy: hasNone(SALES_WORDS) },
  { phrases: ["be kind", "be respectful"], isMetBy: hasNone(UNKIND_WORDS) },
  { phrases: ["no spam"], isMetBy: (text) => repeatedWords(text).length === 0 },
  { phrases: ["text posts only"], isMetBy: hasNone(LINK_SIGNS) },
  { phrases: ["no low effort"], isMetBy: (text) => text.length - 1 > LOW_EFFORT_LENGTH },
];

function findDemands(rule: string): Demand[] {
  const wording = rule.toLowerCase();
  return DEMANDS.filter(({ phrases }) => phrases.some((phrase) => wording.includes(phrase)));
}

function hasNone(signs: string[]): (text: string) => boolean {
  return (text) => !signs.some((sign) => text.includes(sign));
}
