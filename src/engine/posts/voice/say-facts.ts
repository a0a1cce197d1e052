import type { FounderFacts } from "../founder-facts.ts";
import { type Fact, readFact } from "../wording/read-fact.ts";
import { resolveIt } from "../wording/resolve-it.ts";
import { BLANKS } from "./fact-blanks.ts";

/** Each with what the founder told, or a blank; those ending in `Known` are empty without an answer. */
export type FactPhrases = {
  why: string[];
  whyKnown: string[];
  first: string[];
  firstKnown: string[];
  number: string[];
  numberKnown: string[];
  wrong: string[];
  wrongKnown: string[];
  want: string[];
  wantKnown: string[];
  /** Where they make sense without anything before them. */
  background: string[];
  wrongAlone: string[];
  numberAlone: string[];
  /** Short enough for a title, without a full stop. */
  whyTitle: string[];
  wrongTitle: string[];
  numberTitle: string[];
};

/** What the facts are about, as a sentence would call it. */
type About = { name: string | null; noun: string; isRun: boolean; origin: string | null };

const LONGEST_IN_TITLE = 96;

export function sayFacts(
  founder: FounderFacts,
  { name, noun, isRun, origin }: About,
  isQuiet: boolean,
  canSay: (text: string) => boolean,
): FactPhrases {
  const read = (answer: string | null) => {
    const fact = readFact(answer);
    return fact && canSay(fact.text) ? fact : null;
  };
  const reason = read(founder.whyBuilt);
  const number = read(founder.oneNumber);
  const wrong = read(founder.wentWrong);
  const own = `my ${noun}`;
  const called = (isQuiet ? null : name) ?? own;
  const made = isRun ? "started" : "made";
  const because = origin !== null && canSay(origin) ? [`I ${made} it because ${origin}.`] : [];
  const whyKnown = reason ? sayWhy(reason, made) : because;
  const firstKnown = sayFirst(read(founder.firstUser), USES[noun] ?? ["use", "used by"]);
  const numberKnown = say(number, NUMBER);
  const wrongKnown = say(wrong, WRONG);
  const want = read(founder.wantFromReaders);
  const wantKnown = say(
    want,
    /^(?:which|what|who|how|when|where|why|whether|if)\b/.test(want?.text ?? "") ? ASK : WANT,
  );
  return {
    whyKnown,
    why: orBlank(whyKnown, BLANKS.why),
    firstKnown,
    first: orBlank(firstKnown, BLANKS.first),
    numberKnown,
    number: orBlank(numberKnown, BLANKS.number),
    wrongKnown,
    wrong: orBlank(wrongKnown, BLANKS.wrong),
    wantKnown,
    want: orBlank(wantKnown, BLANKS.want),
    background: sayAlone(reason, null),
    wrongAlone: sayAlone(wrong, own),
    numberAlone: sayAlone(number, own),
    whyTitle: sayAlone(reason, null).flatMap(toTitle),
    wrongTitle: sayAlone(wrong, called).flatMap(toTitle),
    numberTitle: [
      ...sayAlone(number, called).flatMap(toTitle),
      ...(number?.form === "fragment"
        ? toTitle(`${upperFirst(called)} so far: ${number.text}`)
        : []),
    ],
  };
}

function orBlank(known: string[], blanks: string[]): string[] {
  return known.length > 0 ? known : blanks;
}

const NUMBER = ["So far", "Where it stands", "In numbers", "As of today"];
const WRONG = ["What went wrong", "The part I got wrong", "What did not work"];
const ASK = ["What I'd like to know", "My question to you", "One thing I wonder"];
const WANT = ["What I'm after", "What would help me", "What I'd like from you"];

/** Sentences stand by themselves; anything else stands behind a colon, where all grammar is right. */
function say(fact: Fact | null, leads: string[]): string[] {
  if (!fact) return [];
  if (fact.form === "sentence") return [fact.text];
  return leads.map((lead) => `${lead}: ${fact.text}.`);
}

/** What people do with it first, and what is done with it. */
const USES: Record<string, [string, string]> = {
  newsletter: ["read", "read by"],
  blog: ["read", "read by"],
  book: ["read", "read by"],
  podcast: ["hear", "heard by"],
  game: ["play", "played by"],
  course: ["take", "taken by"],
  shop: ["buy from", "found by"],
  store: ["buy from", "found by"],
};

function sayFirst(fact: Fact | null, [use, usedBy]: [string, string]): string[] {
  if (!fact) return [];
  if (fact.form === "sentence") return [fact.text];
  const { text } = fact;
  const [head = ""] = text.split(",", 1);
  const isSeveral = / and /.test(head) || SEVERAL.test(text);
  const be = isSeveral ? "were" : "was";
  return [
    `The first to ${use} it ${be} ${text}.`,
    `It was first ${usedBy} ${text}.`,
    ...(text.includes(",") ? [] : [`${upperFirst(text)} ${be} the first to ${use} it.`]),
  ];
}

const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|some|several|a few|a couple|all|both|\d+|people|friends)\b/i;

function sayWhy(fact: Fact | null, made: string): string[] {
  // 'To stop doing it by hand' is what someone wanted.
  if (fact?.form === "fragment" && fact.text.startsWith("to ")) return [`I wanted ${fact.text}.`];
  return say(fact, ["How it began", `Why I ${made} it`, "The reason behind it"]);
}

function sayAlone(fact: Fact | null, thing: string | null): string[] {
  if (fact?.form !== "sentence" || fact.text.includes("?")) return [];
  if (thing === null) return /\b(?:it|its|this|that)\b/i.test(fact.text) ? [] : [fact.text];
  const alone = resolveIt(fact.text, thing);
  return alone === null ? [] : [alone];
}

/** One sentence only, which is not too long. */
function toTitle(sentence: string): string[] {
  const bare = sentence.replace(/\.$/, "");
  return bare.length <= LONGEST_IN_TITLE && !/[.!?]\s/.test(bare) ? [bare] : [];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
