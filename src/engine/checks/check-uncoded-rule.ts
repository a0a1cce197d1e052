import type { UncodedRule } from "#engine/policy/policy.ts";
import { repeatedWords } from "#engine/text/repeated-words.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { LOW_EFFORT_LENGTH } from "#engine/rules/find-effort.ts";
import { type Check, wordOutcome } from "./check.ts";
import type { Situation } from "./situation.ts";

/** A rule in a community's own words that has no code: looked at by the phrases it uses. */
export function checkUncodedRule(
  { text, source }: UncodedRule,
  index: number,
  situation: Situation,
): Check {
  const demands = findDemands(text);
  const broken = demands.filter(({ isMetBy }) => !isMetBy(situation));
  const outcome = demands.length === 0 ? "read" : broken.length > 0 ? "broken" : "kept";
  const [first] = broken;
  return {
    id: `rule-${index}`,
    kind: "rule",
    label: text,
    outcome,
    message: wordOutcome(outcome),
    source,
    finding: first
      ? {
          points: first.points,
          text: first.what,
          places: first.words.length > 0 ? situation.find(anyWord(first.words)) : [],
          fix: null,
        }
      : null,
  };
}

/** What rules with that phrase look for. */
export const SALES_WORDS = ["buy", "purchase", "sign up", "subscribe", "download", "free plan"];
export const UNKIND_WORDS = ["hate", "stupid", "idiot", "dumb", "terrible"];
export const LINK_SIGNS = ["http", "www."];

type Demand = {
  phrases: string[];
  words: string[];
  isMetBy: (situation: Situation) => boolean;
  points: number;
  what: string;
};

const DEMANDS: Demand[] = [
  {
    phrases: ["no self-promotion", "no promotion"],
    words: SALES_WORDS,
    isMetBy: hasNone(SALES_WORDS),
    points: 30,
    what: "Words like these may look like promotion.",
  },
  {
    phrases: ["be kind", "be respectful"],
    words: UNKIND_WORDS,
    isMetBy: hasNone(UNKIND_WORDS),
    points: 10,
    what: "Words like these may seem unkind.",
  },
  {
    phrases: ["no spam"],
    words: [],
    isMetBy: (situation) => repeatedWords(readText(situation)).length === 0,
    points: 5,
    what: "Words repeated this often may look like spam.",
  },
  {
    phrases: ["text posts only"],
    words: LINK_SIGNS,
    isMetBy: hasNone(LINK_SIGNS),
    points: 25,
    what: "This may count as a link, and only text is wanted.",
  },
  {
    phrases: ["no low effort"],
    words: [],
    isMetBy: ({ draft: { title, content } }) => title.length + content.length > LOW_EFFORT_LENGTH,
    points: 14,
    what: "A text this short may look like low effort.",
  },
];

function findDemands(rule: string): Demand[] {
  const wording = rule.toLowerCase();
  return DEMANDS.filter(({ phrases }) => phrases.some((phrase) => wording.includes(phrase)));
}

function readText({ draft: { title, content } }: Situation): string {
  return `${title} ${content}`.toLowerCase();
}

function hasNone(signs: string[]): Demand["isMetBy"] {
  return (situation) => {
    const text = readText(situation);
    return !signs.some((sign) => text.includes(sign));
  };
}

function anyWord(words: string[]): RegExp {
  return new RegExp(words.map(escapePattern).join("|"), "giu");
}
