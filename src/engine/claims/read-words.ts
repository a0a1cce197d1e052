import {
  beginsWithCapital,
  dropAccents,
  endsWithOne,
  hasDigit,
  isAscii,
} from "#engine/text/characters.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { DOUBLED, NOT_MANY, OPENING, SENTENCE_END, STOPS, WORD } from "./claim-rows.ts";

/** A word or a number of a text. */
export type Word = TextPlace & {
  /** As written, without a possessive 's'. */
  text: string;
  lower: string;
  stem: string;
  isCapital: boolean;
  /** What stands between the word before and this one. */
  gap: string;
  /** Which sentence it is in, counted from 0. */
  sentence: number;
  /** Whether its sentence is a question. */
  isAsked: boolean;
  /** Where English writes a capital whatever the word is. */
  isOpening: boolean;
};

/** The words of a text in order. Hyphens part them: '90-million-row' is three. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let sentence = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const written = match[0].replace(/['’]s$/i, "");
    const gap = text.slice(end, start);
    // Nearly all words follow a plain space, and all of them are read at every keystroke.
    const isPlain = gap === " ";
    const isNew = words.length === 0 || (!isPlain && isAfterEnd(gap, words.at(-1)));
    if (isNew && words.length > 0) sentence += 1;
    end = start + match[0].length;
    const lower = fold(written);
    words.push({
      text: written,
      lower,
      stem: stemOf(lower),
      isCapital: beginsWithCapital(written),
      start,
      end,
      gap,
      sentence,
      isAsked: false,
      isOpening: isNew || (!isPlain && OPENING.test(gap)),
    });
  }
  markQuestions(words, text.slice(end));
  return words;
}

function markQuestions(words: Word[], rest: string): void {
  let isAsked = false;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) continue;
    if (!next || next.sentence !== word.sentence) isAsked = (next?.gap ?? rest).startsWith("?");
    word.isAsked = isAsked;
  }
}

/** 'e.g. Berlin' and 'St. Ives' go on; 'It works. Berlin' does not. */
function isAfterEnd(gap: string, before: Word | undefined): boolean {
  if (SENTENCE_END.test(gap)) return true;
  return STOPS.test(gap) && !SHORTENED.has(before?.lower ?? "");
}

const SHORTENED: ReadonlySet<string> = new Set(["mr", "mrs", "ms", "dr", "st", "vs", "eg", "prof"]);

/** 'Café' and 'cafe', 'don’t' and 'don't' are one word. */
function fold(word: string): string {
  const lower = word.toLowerCase().replaceAll("’", "'");
  return isAscii(lower) ? lower : dropAccents(lower).replaceAll("ß", "ss");
}

/** Inflections of a word share their stem: 'reviewed', 'reviewers' and 'reviewing'. */
export function stemOf(lower: string): string {
  if (lower.length < 4 || hasDigit(lower)) return lower;
  const known = IRREGULAR.get(lower);
  if (known !== undefined) return known;
  const one = IRREGULAR.get(singular(lower)) ?? singular(lower);
  let stem = one;
  // 'sponsored' loses two endings and 'sponsor' one: both come to the same.
  for (let fewest = 3; ; fewest = 4) {
    const ending = ENDINGS.find(
      (each) => stem.endsWith(each) && stem.length - each.length >= fewest,
    );
    if (ending === undefined) break;
    stem = stem.slice(0, -ending.length);
  }
  if (stem.endsWith("i")) stem = `${stem.slice(0, -1)}y`;
  // 'stopped' and 'stop', 'shipping' and 'ship'.
  if (DOUBLED.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  return endsWithOne(stem, "ey") ? stem.slice(0, -1) : stem;
}

function singular(lower: string): string {
  if (lower.endsWith("ies") && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (NOT_MANY.test(lower)) return lower;
  return lower.endsWith("s") ? lower.slice(0, -1) : lower;
}

const ENDINGS = [
  "ation",
  "ment",
  "ingly",
  "ing",
  "ively",
  "ion",
  "edly",
  "ied",
  "ed",
  "er",
  "or",
  "ly",
];

const IRREGULAR = new Map(
  [
    "write wrote written writes writing writer writers",
    "build built builds building builder builders",
    "make made makes making maker makers",
    "sell sold sells selling seller sellers",
    "tell told tells telling",
    "take took taken takes taking",
    "teach taught teaches teaching teacher teachers",
    "break broke broken breaks breaking",
    "come came comes coming",
    "begin began begun begins beginning",
    "catch caught catches catching",
    "draw drew drawn draws drawing drawings",
    "drive drove driven drives driving driver drivers",
    "find found finds finding",
    "forget forgot forgotten forgets",
    "grow grew grown grows growing",
    "hear heard hears hearing",
    "keep kept keeps keeping",
    "know knew known knows knowing",
    "leave left leaves leaving",
    "lose lost loses losing",
    "pay paid pays paying",
    "say said says saying",
    "send sent sends sending",
    "stand stood stands standing",
    "think thought thinks thinking",
    "win won wins winning",
    "give gave given gives giving",
    "child children kid kids",
    "woman women",
    "person people persons",
    "knife knives",
    "half halves",
    "loaf loaves",
  ].flatMap((line) => {
    const [stem = "", ...forms] = line.split(" ");
    return [stem, ...forms].map((form): [string, string] => [form, stem]);
  }),
);
