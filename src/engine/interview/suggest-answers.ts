import { AI_PHRASES, HYPE_WORDS, SALES_CALLS, SALES_OFFERS } from "#engine/drafts/giveaway-rows.ts";
import { GROW, MAKE, SELL } from "#engine/lexicon/maker-verbs.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { flattenText } from "#engine/pages/flatten-text.ts";
import { splitSentences } from "#engine/pages/split-sentences.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { completePhrase, isUncounted } from "./complete-sentence.ts";
import { beginsWithCommand, namesThing } from "./detect-kind.ts";
import type { AnswerId } from "./interview.ts";
import { findWeakAnswer } from "./weak-answers.ts";
import {
  BEHIND_GROUP,
  BEHIND_NOUN,
  COUNTED,
  MADE_OF,
  NO_PROSE,
  NOBODY,
  OTHER_COUNT,
  OUTRIGHT,
  PLATFORM,
  PRICE,
  SHOUTED,
  STATED,
} from "./suggestion-rows.ts";
import { endsWithOne } from "#engine/text/characters.ts";

/** Where a suggestion was read. */
export const SUGGESTION_SOURCES = ["page", "brief", "description"] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];

/** What a page can answer. The rest only the founder knows. */
export const SUGGESTED_IDS = [
  "what",
  "forWhom",
  "price",
  "platform",
  "stackOrMaterial",
  "numbers",
] as const satisfies AnswerId[];
export type SuggestedId = (typeof SUGGESTED_IDS)[number];

/** An answer that was written elsewhere already, for the founder to confirm. */
export type Suggestion = { id: SuggestedId; text: string; source: SuggestionSource };

type Written = {
  name: string;
  description: string;
  pageText?: string | null | undefined;
  briefText?: string | null | undefined;
};

/**
 * Whole sentences of the founder's own that answer a question, at most one for each: rather none than a
 * slogan. The description comes first, because the founder wrote it here.
 */
export function suggestAnswers({ name, description, pageText, briefText }: Written): Suggestion[] {
  const sources: [SuggestionSource, string][] = [
    ["description", description],
    ["brief", briefText ?? ""],
    ["page", pageText ?? ""],
  ];
  const read = sources.map(([source, text]) => ({ source, sentences: listSentences(text) }));
  return SUGGESTED_IDS.flatMap((id): Suggestion[] => {
    for (const { source, sentences } of read) {
      const text = findAnswer(id, sentences, name);
      if (text !== null) return [{ id, text, source }];
    }
    const several = id === "what" ? readSeveral(description, name) : null;
    return several === null ? [] : [{ id, text: several, source: "description" }];
  });
}

function findAnswer(id: SuggestedId, sentences: string[], name: string): string | null {
  // What says it outright comes before what only mentions it.
  const ordered =
    id === "forWhom"
      ? sentences.toSorted((a, b) => Number(OUTRIGHT.test(b)) - Number(OUTRIGHT.test(a)))
      : sentences;
  for (const sentence of ordered) {
    const text = READERS[id](sentence, name);
    if (text !== null && findWeakAnswer(id, text) === null) return text;
  }
  return null;
}

const MOST_SENTENCES = 200;
const FEWEST = 3;
const LONGEST = 35;
const ADVERTS = [HYPE_WORDS, AI_PHRASES, SALES_CALLS, SALES_OFFERS];

/** What may be quoted: whole sentences that state something, without a word of advertising. */
function listSentences(text: string): string[] {
  return text
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => splitSentences(flattenText(line)))
    .slice(0, MOST_SENTENCES)
    .filter(
      (sentence) =>
        !NO_PROSE.test(sentence) &&
        !SHOUTED.test(sentence) &&
        countWords(sentence) >= FEWEST &&
        countWords(sentence) <= LONGEST &&
        !ADVERTS.some((words) => sentence.search(words) >= 0),
    );
}

type Read = (sentence: string, name: string) => string | null;

const READERS: Record<SuggestedId, Read> = {
  what: readWhat,
  forWhom: readForWhom,
  price: quote((sentence) => PRICE.test(sentence) && !SAYS.isGuarantee.test(sentence)),
  platform: quote((sentence) => PLATFORM.test(sentence)),
  stackOrMaterial: quote((sentence) => MADE_OF.test(sentence)),
  numbers: quote((sentence) => COUNTED.test(sentence) && !OTHER_COUNT.test(sentence)),
};

/** A sentence is quoted whole, and the one that says what it is says nothing else. */
function quote(isAnswer: (sentence: string) => boolean): Read {
  return (sentence, name) =>
    isStatement(sentence) && isAnswer(sentence) && readWhat(sentence, name) === null
      ? sentence
      : null;
}

/** 'Setterly is a planner for climbing gyms.' or 'A planner for climbing gyms.': the thing, without its name. */
function readWhat(sentence: string, name: string): string | null {
  const named = new RegExp(
    `^${escapePattern(name)}(?: is|,|:| [–—-]) (?=(?:an?|the|my|our) )`,
    "i",
  );
  const bare = sentence.replace(named, "");
  const isNamed = bare !== sentence;
  const thing =
    isNamed || ["A ", "An "].some((article) => sentence.startsWith(article)) ? bare : null;
  if (thing === null || !namesThing(thing)) return null;
  // 'A good lamp makes a room' is about lamps and not what this one is.
  const [noun = ""] = thing.split(BEHIND_NOUN);
  if (!isNamed && SAYS.isClause.test(noun)) return null;
  return completePhrase("what", thing, name);
}

/**
 * 'Fermented hot sauces from Bodmin.': several things, or one that is not counted, as many descriptions begin.
 * A page's headings look the same and are not read so. Of the 638 descriptions in `eval/projects*.jsonl` 53
 * are read like this, and all but a Spanish one say what the project is.
 */
function readSeveral(description: string, name: string): string | null {
  const [opening = ""] = splitSentences(flattenText(description));
  // Whoever writes small begins sentences so, too.
  const [first] = listSentences(opening.split(/\.\s/)[0] ?? "");
  if (first === undefined || SAYS.callsReader.test(first) || beginsWithCommand(first)) return null;
  const language = recogniseLanguage(description);
  if (language !== null && language !== "en") return null;
  const text = completePhrase("what", first, name);
  if (!isUncounted(text) || isAboutName(text, name)) return null;
  const [begin = ""] = text.split(/[,:(]/);
  if (SAYS.isClause.test(begin) || SAYS_WHO.test(begin) || SAYS_TO_DO.test(begin)) return null;
  return findWeakAnswer("what", text, name) === null ? text : null;
}

/** 'Lettingkeeper keeps landlords out of trouble' of 'Lettingkeeper UK'. */
function isAboutName(text: string, name: string): boolean {
  const [first = ""] = text.toLowerCase().split(" ");
  return first === name.toLowerCase().split(" ")[0];
}

/** 'Sell candles from home'. */
const SAYS_TO_DO = new RegExp(`^(?:${MAKE[0]}|${SELL[0]}|${GROW[0]}) `, "i");

/** Words for people; 'for small teams', 'for parents who …'. */
const PEOPLE =
  "(?:people|teams?|parents|students|teachers|pupils|freelancers|founders|makers|developers|designers|writers|authors|readers|players|gardeners|runners|cyclists|climbers|bakers|musicians|nurses|doctors|owners|landlords|tenants|couples|families|children|kids|beginners|adults|women|men|travell?ers|anglers|sailors|knitters|photographers|translators|researchers|scientists|engineers|plumbers|electricians|farmers|volunteers|hobbyists|collectors|pensioners|drivers|riders|walkers|hikers|birders|(?:shop|cafe|café|home|dog|cat|gym|restaurant|small business) owners|gyms|clinics|schools|choirs|clubs|bands|\\p{L}{3,}ists|\\p{L}{4,}ers)";
/** 'Landlords with two flats', 'what's in your freezer': who it is for, or a question. */
const SAYS_WHO = new RegExp(`^(?:[\\p{L}-]+ ){0,2}${PEOPLE}(?= |$)|['’]s\\b`, "iu");
const FOR_PEOPLE = new RegExp(
  `\\bfor ((?:(?!for\\b)[\\p{L}’'-]+ ){0,3}?${PEOPLE}(?: (?:who|whose|with|in|at|on|that|without|and|of)\\b[^.,;:–—]*)?)[.,;]?$`,
  "iu",
);

function readForWhom(sentence: string, name: string): string | null {
  const start = new RegExp(
    `^(?:${escapePattern(name)}|It|An?|Made|Built|Designed)(?![\\p{L}])`,
    "u",
  );
  const people = start.test(sentence) ? FOR_PEOPLE.exec(sentence)?.[1] : undefined;
  const [group = ""] = people?.split(BEHIND_GROUP) ?? [];
  if (people === undefined || NOBODY.test(group)) return null;
  return completePhrase("forWhom", people, name);
}

/** Somebody or something, and what it does: no label, no call, nothing said to the reader. */
function isStatement(sentence: string): boolean {
  return endsWithOne(sentence, ".)") && STATED.test(sentence) && !SAYS.callsReader.test(sentence);
}
