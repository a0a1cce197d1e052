import { isName } from "#engine/lexicon/is-name.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { beginSmall, squeezeSpaces, trimSignsBehind } from "#engine/text/characters.ts";
import type { AnswerId } from "./interview.ts";
import { completeAnswer, splitAnswer } from "./complete-answer.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { writeLargeI, mendSlips } from "./mend-letters.ts";
import {
  CLAUSE_END,
  CORRECTED,
  DOES,
  DOES_AFTER_COMMA,
  DOES_FIRST,
  HEDGED,
  HEDGED_WITHIN,
  NEXT_OF_ANY,
  NEXT_SENTENCE,
  NOT_OF_THING,
  OF_A_PLACE,
  ONE_CAPITAL,
  POINTED,
  READERS_FIRST,
  SAID_BEFORE,
  SAID_FIRST,
  SMALL_STOP,
  TAKES_AN,
  TEACHES_AFTER_COMMA,
  THING_END,
  UNCOUNTED,
} from "./phrase-rows.ts";

/** Answers that finish a sentence of ours; all others are sentences themselves. */
export const PHRASE_IDS = ["what", "forWhom", "who", "why"] as const satisfies AnswerId[];
export type PhraseId = (typeof PHRASE_IDS)[number];

/** What the founder may have typed although the sentence begins with it already. */
const BEGUN: Record<PhraseId, string[]> = {
  what: [
    ...["I", "we"].flatMap((who) =>
      ["run", "made", "make", "built", "wrote", "opened", "started"].flatMap((verb) =>
        ["a", "an"].map((article) => `${who} ${verb} ${article}`),
      ),
    ),
    ...["I am", "I'm", "we are", "we're"].flatMap((who) =>
      ["opening", "building", "making", "writing", "starting", "running"].flatMap((verb) =>
        ["a", "an"].map((article) => `${who} ${verb} ${article}`),
      ),
    ),
    "it is",
    "it's",
    "its",
    "this is",
    "we are campaigning for",
    "is",
  ],
  forWhom: ["it is for", "it's for", "it is meant for", "made for", "for"],
  who: ["we are", "we're"],
  why: ["it exists because", "it matters because", "i made it because", "because"],
};

/**
 * The words that finish 'X is …', 'It is for …', 'We are …' or 'It exists because …': without the
 * beginning, the capital and the full stop that some people type with them.
 */
export function completePhrase(id: PhraseId, text: string, name: string, said = text): string {
  let phrase = squeezeSpaces(text).trim();
  const [first = ""] = phrase.split(id === "what" ? NEXT_SENTENCE : NEXT_OF_ANY);
  phrase = trimSignsBehind(first, " \t\n.!;:,").replace(SAID_FIRST, "").replace(SAID_BEFORE, "");
  const beginnings = [
    ...(id === "what" && name ? [`${name} is`, `${name},`, `${name}:`] : []),
    ...BEGUN[id],
  ];
  const plain = phrase.toLowerCase().replaceAll("’", "'");
  const begun = beginnings.find((words) =>
    plain.startsWith(`${words.toLowerCase().replaceAll("’", "'")} `),
  );
  if (begun) phrase = phrase.slice(begun.length - (/ (an?)$/.exec(begun)?.[1]?.length ?? 0)).trim();
  phrase = writeLargeI(mendSlips(phrase));
  if (id === "what")
    phrase = phrase.replace(POINTED, "the ").replace(HEDGED, "").replaceAll(HEDGED_WITHIN, " ");
  if (id === "what") phrase = shortenSpeech(readSubject(phrase.replace(CORRECTED, ""), name));
  const isPlain =
    SAYS.plainBeginning.test(phrase) ||
    (id === "what" &&
      ONE_CAPITAL.test(phrase) &&
      !isName(phrase.split(/[ ,-]/, 1)[0] ?? "", said) &&
      !(name !== "" && phrase.startsWith(name))) ||
    (id === "forWhom" && beginsWithReaders(phrase));
  const small = isPlain ? beginSmall(phrase) : phrase;
  return id === "what"
    ? addArticle(small)
        .replace(DOES_AFTER_COMMA, "$1 that $2 ")
        .replace(TEACHES_AFTER_COMMA, "$1 that $2 ")
    : small;
}

/** 'Fieldnod turns a message into an order' is a sentence about it. */
function readSubject(phrase: string, name: string): string {
  if (DOES_FIRST.test(phrase)) return `it ${beginSmall(phrase)}`;
  const [, verb] =
    name === ""
      ? []
      : (new RegExp(String.raw`^${escapePattern(name)} (\p{Ll}{2,}s) \S`, "iu").exec(phrase) ?? []);
  return verb && !SAYS.isNoDeed.test(verb) ? `it${phrase.slice(name.length)}` : phrase;
}

/** 'it turns a message into an order'. */
export const IS_IT_CLAUSE = /^it \p{Ll}{2,}s \S/u;

const LONGEST_BREATH = 320;
const FEWEST_OF_BREATH = 30;

const LONGEST_SPEECH = 600;

/** Who talks on is heard to the end of a sentence, and who never ends one to the end of a clause. */
function shortenSpeech(phrase: string): string {
  const stops = Array.from(phrase.matchAll(SMALL_STOP), ({ index }) => index);
  const stop = stops.findLast((each) => each <= LONGEST_SPEECH);
  if (stop !== undefined) return phrase.length <= LONGEST_SPEECH ? phrase : phrase.slice(0, stop);
  if (phrase.length <= LONGEST_BREATH) return phrase;
  const ends = Array.from(phrase.matchAll(CLAUSE_END), ({ index }) => index);
  const end = ends.findLast((each) => each >= FEWEST_OF_BREATH && each <= LONGEST_BREATH);
  return end === undefined ? phrase : phrase.slice(0, end);
}

/** The sentences behind the first one of what a thing is: 'Not a flipped right-hander.' Only the first few of a lecture. */
export function listFurther(text: string): string[] {
  const plain = squeezeSpaces(text).trim();
  const [, ...rest] = plain.split(NEXT_SENTENCE);
  const further = rest.length === 0 ? [] : splitAnswer(completeAnswer(rest.join(" ")));
  const count = (at: number) => further.slice(0, at).join(" ").split(" ").length;
  return further.filter((_, at) => count(at + 1) <= MOST_WORDS_FURTHER);
}

const MOST_WORDS_FURTHER = 45;

/** 'Families in Germany', 'Left-handed tyers': plain words; 'Londoners' and 'Germans' keep their capital. */
function beginsWithReaders(phrase: string): boolean {
  const [, word = ""] = READERS_FIRST.exec(phrase) ?? [];
  return word !== "" && !OF_A_PLACE.test(word);
}

/** 'browser extension that closes old tabs' lacks nothing but its first word. */
function addArticle(phrase: string): string {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isKnown = SAYS.isThing.test(last) || (DOES.test(last) && !SAYS.isStuff.test(last));
  const isThing = isKnown && words.length <= MOST_WORDS_OF_THING;
  const isSaid = /^["“'‘]/.test(phrase);
  if (!isThing || isSaid || words.some((word) => NOT_OF_THING.test(word))) return phrase;
  const isVowel = TAKES_AN.test(phrase);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}

/** 'dog training at your house', 'free English lessons': several of them, or something that is not counted. */
export function isUncounted(phrase: string): boolean {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isSo =
    (UNCOUNTED.test(last) || SAYS.isMass.test(last) || SAYS.isPluralByItself.test(last)) &&
    words.length <= MOST_WORDS_OF_THING;
  return isSo && !words.some((word) => NOT_OF_THING.test(word));
}

function readStart(phrase: string): string[] {
  const [start = ""] = phrase.split(THING_END);
  return start.split(" ");
}

const MOST_WORDS_OF_THING = 5;
