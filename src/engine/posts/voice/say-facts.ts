import type { FounderFacts } from "../founder-facts.ts";
import { type Fact, readFact } from "../wording/read-fact.ts";

/** Each with what the founder told, or a blank; those ending in `Known` are empty without an answer. */
export type FactPhrases = {
  why: string[];
  whyKnown: string[];
  /** The same where it makes sense without naming the project. */
  background: string[];
  first: string[];
  firstKnown: string[];
  number: string[];
  numberKnown: string[];
  wrong: string[];
  wrongKnown: string[];
  want: string[];
  wantKnown: string[];
};

export function sayFacts(
  founder: FounderFacts,
  isRun: boolean,
  canSay: (text: string) => boolean,
): FactPhrases {
  const made = isRun ? "started" : "made";
  const read = (answer: string | null) => {
    const fact = readFact(answer);
    return fact && canSay(fact.text) ? fact : null;
  };
  const reason = read(founder.whyBuilt);
  const whyKnown = sayWhy(reason, made);
  const firstKnown = say(read(founder.firstUser), FIRST);
  const numberKnown = say(read(founder.oneNumber), NUMBER);
  const wrongKnown = say(read(founder.wentWrong), WRONG);
  const wantKnown = say(read(founder.wantFromReaders), WANT);
  return {
    whyKnown,
    background: reason?.form === "sentence" && !/\bit\b/i.test(reason.text) ? [reason.text] : [],
    why: orBlank(whyKnown, [
      `It began when {{what happened that made you start}}.`,
      `I ${made} it because {{what bothered you about the way it was done before}}.`,
      `The reason behind it: {{what you needed and could not find}}.`,
      `Where it comes from: {{the situation you were in when you had the idea}}.`,
      `Nobody asked me for it. I ${made} it after {{what had happened}}.`,
      `I wanted to {{what you wanted to be able to do}}, and couldn't.`,
      `The short version of why: {{your reason, in one line}}.`,
    ]),
    firstKnown,
    first: orBlank(firstKnown, [
      "The first person to use it was {{who, and how they came across it}}.",
      "First user: {{who it was and what they did with it}}.",
      "Besides me, it is used by {{who else, even if it is one person}}.",
      "Someone I know tried it early: {{who, and what they said in their own words}}.",
      "It got its first real test from {{who used it and for what}}.",
    ]),
    numberKnown,
    number: orBlank(numberKnown, [
      "Where it stands: {{one honest number, such as users, hours or cost}}.",
      "To put a number on it: {{users, sales or hours, also if it is small}}.",
      "One figure, for scale: {{a number you would not mind being asked about}}.",
      "In numbers, as of today: {{what you can count}}.",
      "How big this is: {{users, orders or readers, honestly}}.",
    ]),
    wrongKnown,
    wrong: orBlank(wrongKnown, [
      "What went wrong: {{one mistake and what it cost you}}.",
      "The part I got wrong: {{one decision you had to undo}}.",
      "What did not work: {{something you tried and dropped, and why}}.",
      "My worst call so far was {{the decision, and how it showed}}.",
      "One thing cost me more time than all others: {{what it was}}.",
    ]),
    wantKnown,
    want: orBlank(wantKnown, [
      "What I'd like to know: {{the one question you want answered}}.",
      "The thing I can't judge myself: {{what you are unsure about}}.",
      "One question in particular: {{what you would ask a friend who knows this}}.",
      "Where I need a second pair of eyes: {{the part you want looked at}}.",
      "If you answer only one thing, make it this: {{your question}}.",
    ]),
  };
}

const FIRST = [
  "The first person to use it",
  "First user",
  "Who used it first",
  "Its first real test",
];
const NUMBER = ["Where it stands", "One number", "To put a figure on it", "In numbers"];
const WRONG = ["What went wrong", "The part I got wrong", "What did not work", "My mistake"];
const WANT = ["What I'm after", "What would help me", "What I'd like from you", "My wish"];

/** Sentences stand by themselves; anything else stands behind a colon, where all grammar is right. */
function say(fact: Fact | null, leads: string[]): string[] {
  if (!fact) return [];
  if (fact.form === "sentence") return [fact.text];
  return leads.map((lead) => `${lead}: ${fact.text}.`);
}

function sayWhy(fact: Fact | null, made: string): string[] {
  // 'To stop doing it by hand' is what someone wanted.
  if (fact?.form === "fragment" && fact.text.startsWith("to ")) return [`I wanted ${fact.text}.`];
  return say(fact, ["How it began", `Why I ${made} it`, "The reason behind it"]);
}

function orBlank(known: string[], blanks: string[]): string[] {
  return known.length > 0 ? known : blanks;
}
