import { isName } from "#engine/lexicon/is-name.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { squeezeSpaces } from "#engine/text/characters.ts";
import type { AnswerId } from "./interview.ts";
import { completeAnswer, splitAnswer } from "./complete-answer.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import { writeLargeI, mendSlips } from "./mend-letters.ts";

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
  const [first = ""] = phrase.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  phrase = first
    .replace(/(?<![\s.!;:,])[\s.!;:,]+$/, "")
    .replace(/^(?:(?:so|well|ok|okay|basically|um|honestly),? )+(?=it|this|we)/i, "")
    .replace(/^(?:honestly|basically|literally|oh|um|well),? (?=\S)/i, "");
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
      /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:$| \p{Ll})/u.test(phrase) &&
      !isName(phrase.split(/[ ,-]/, 1)[0] ?? "", said) &&
      !(name !== "" && phrase.startsWith(name))) ||
    (id === "forWhom" && beginsWithReaders(phrase));
  const small = isPlain ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase;
  return id === "what"
    ? addArticle(small)
        .replace(DOES_AFTER_COMMA, "$1 that $2 ")
        .replace(TEACHES_AFTER_COMMA, "$1 that $2 ")
    : small;
}

/** 'that second-hand shop where they count the pieces', as one says to a friend. */
const POINTED =
  /^(?:that|this) (?!\p{Ll}+s )(?=\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,4} (?:where|that|which|who|with|for|in|on|of|near)\b)/iu;
const HEDGED = /^(?:(?:kind|sort) of|just|really|simply) (?=an? )/i;
/** 'a web page, really, where you put in what hangs there'. */
const HEDGED_WITHIN = /, (?:really|basically|honestly|actually|I guess), /gi;

/** 'a crime novel, well, it's a novel with a crime in it': what was meant comes last. */
const CORRECTED =
  /^[^,.;]{3,60}, (?:well|or rather|I mean|no|actually|sorry),? (?:it['’]s|it is|its) (?=an? )/i;

/** 'Keeps track of costumes' is what it does; 'Prints of birds' are what it is. */
const DOES_FIRST =
  /^(?:only |also |just )?(?:keeps|tracks|finds|turns|tells|lets|shows|sends|reads|makes|gives|takes|holds|saves|stores|counts|checks|watches|remembers|reminds|teaches|compares|converts|generates|sorts|matches|measures|plays|prints|draws|plans|builds|writes|translates|connects|hides|mutes|blocks|warns|logs|maps|lists|syncs|collects|cleans|fixes|solves) (?!of\b|for\b|from\b|by\b|in\b|on\b|with\b|about\b|and\b|or\b|that\b|which\b)\p{L}/iu;

/** 'Fieldnod turns a message into an order' is a sentence about it. */
function readSubject(phrase: string, name: string): string {
  if (DOES_FIRST.test(phrase)) return `it ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
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

/** Who talks on is heard to the end of a clause. */
function shortenSpeech(phrase: string): string {
  if (phrase.length <= LONGEST_BREATH) return phrase;
  const ends = Array.from(
    phrase.matchAll(
      /, (?=\p{L})|; | (?:and|but|because) (?=(?:it|the|you|I|we|they|there|every|one|each|so)\b)/gu,
    ),
    ({ index }) => index,
  );
  const end = ends.findLast((each) => each >= FEWEST_OF_BREATH && each <= LONGEST_BREATH);
  return end === undefined ? phrase : phrase.slice(0, end);
}

/** The sentences behind the first one of what a thing is: 'Not a flipped right-hander.' None where it would be a lecture. */
export function listFurther(text: string): string[] {
  const plain = squeezeSpaces(text).trim();
  const [, ...rest] = plain.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const further = rest.length === 0 ? [] : splitAnswer(completeAnswer(rest.join(" ")));
  return further.join(" ").split(" ").length <= MOST_WORDS_FURTHER ? further : [];
}

const MOST_WORDS_FURTHER = 40;

/** 'Families in Germany', 'Left-handed tyers': plain words; 'Londoners' and 'Germans' keep their capital. */
function beginsWithReaders(phrase: string): boolean {
  const [, word = ""] = /^(\p{Lu}\p{Ll}+(?:s|-\p{Ll}+))(?= \p{Ll})/u.exec(phrase) ?? [];
  return word !== "" && !OF_A_PLACE.test(word);
}

const OF_A_PLACE =
  /(?:(?<!f|veg|hum|artis|veter|ici|ari|ori|rdi)ans|(?:lond|dubl|berl|york)\p{Ll}*ers|^(?:Brit\p{Ll}*|Scots|Finns|Swedes|Danes|Poles|Turks|Greeks|Czechs|Kiwis|Aussies))$/iu;

/** 'a menu bar app, mutes your microphone' */
const DOES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (\p{Ll}{2,}s) (?=(?:your?|the|it|its|my|an?|all|what|when|every|any)\b)/u;

const TEACHES_AFTER_COMMA =
  /^((?:an?|the|my|our) (?:(?! that | which )[^,.;:(]){3,60}), (teaches|shows|tells|tracks|helps|lets|keeps|turns|finds|reads|plans|sends|reminds|counts) (?=\p{L})/u;

/** 'browser extension that closes old tabs' lacks nothing but its first word. */
function addArticle(phrase: string): string {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isKnown = SAYS.isThing.test(last) || (DOES.test(last) && !SAYS.isStuff.test(last));
  // Any other noun that cannot be without its article.
  const isNoun =
    /^\p{L}{3,}$/u.test(last) &&
    !/(?:ing|ed|ly|ful|ous|[^s]s)$/i.test(last) &&
    !BEGINS_ALONE.test(phrase) &&
    !isUncounted(phrase);
  const isThing = (isKnown || isNoun) && words.length <= MOST_WORDS_OF_THING;
  if (!isThing || words.some((word) => NOT_OF_THING.test(word))) return phrase;
  const isVowel = /^(?:[aeio]|u(?!ni|se|s[ei]|k)|hon|hour)/i.test(phrase);
  return `${isVowel ? "an" : "a"} ${phrase}`;
}

/** 'free wheelchair repair', 'handmade soap', 'every tale of the north'. */
const BEGINS_ALONE =
  /^(?:(?:free|weekly|monthly|daily)(?! (?:e-?mail|post)\b)|hand\S*|some|every|each|\p{L}+s|\p{L}+ing)\b/iu;

/** 'dog training at your house', 'free English lessons': several of them, or something that is not counted. */
export function isUncounted(phrase: string): boolean {
  const words = readStart(phrase);
  const last = words.at(-1) ?? "";
  const isSo =
    (/(?:[^s]s|ing|tion|sion|ment|ance|ence|ship|care)$/i.test(last) ||
      SAYS.isMass.test(last) ||
      SAYS.isPluralByItself.test(last)) &&
    words.length <= MOST_WORDS_OF_THING;
  return isSo && !words.some((word) => NOT_OF_THING.test(word));
}

function readStart(phrase: string): string[] {
  const [start = ""] = phrase.split(
    / (?:that|which|who|for|with|about|of|on|in|from|to|where|at|made|by|against|without|so|when|while|because|if|where you|which|using)\b|[,;:(.]/,
  );
  return start.split(" ");
}

const MOST_WORDS_OF_THING = 5;
/** A timer, a planner, a translator; water and paper are none of them. */
const DOES = /^\p{L}{2,}(?:er|or)$/iu;
const NOT_OF_THING =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*|my|our|your|his|her|their|this|that|these|those|it|its|some|any|all|every|each|no|I|we|you|they|helps?|helping|makes?|making|reclaim|get|stop|turn|never|discover|meet|say|learn|track|find|build|create|write|share|play|watch|plan|save|manage|keep|use|try|run|start|send|and|or|is|are)$/i;
