import { listLetterRuns } from "./characters.ts";
import { type Language, LANGUAGE_CODES, SMALL_WORDS } from "./languages.ts";
import { findByLanguage, indexWords } from "./small-words.ts";

const INDEX = indexWords(LANGUAGE_CODES.map((code) => [code, SMALL_WORDS[code].split(" ")]));

/** The opening tells the language; the rest would only cost time. */
const SAMPLE_LENGTH = 2000;
const FEWEST_WORDS = 15;
const FEWEST_KINDS = 4;
const LEAST_SHARE = 0.15;
const LEAD = 1.5;

/** The language of a text; null where it is too short, mixed, or none of those. */
export function recogniseLanguage(text: string): Language | null {
  const sample = text
    .slice(0, SAMPLE_LENGTH)
    .replaceAll(/https?:\/\/\S+/g, " ")
    .toLowerCase();
  const words = listLetterRuns(sample);
  if (words.length < FEWEST_WORDS) return null;
  const [first, second] = [...findByLanguage(INDEX, words)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (!first) return null;
  const [language, found] = first;
  if (found.length < words.length * LEAST_SHARE) return null;
  // Code and lists repeat a few words that happen to be small words somewhere.
  if (new Set(found).size < FEWEST_KINDS) return null;
  return found.length >= LEAD * (second?.[1].length ?? 0) ? language : null;
}

const FEWEST_OF_SENTENCE = 5;
const FEWEST_KINDS_OF_SENTENCE = 2;

/** Of one sentence, where that is sure: it has small words of one language, and none of English. */
export function recogniseSentence(text: string): Language | null {
  const words = listLetterRuns(text.toLowerCase());
  if (words.length < FEWEST_OF_SENTENCE) return null;
  const all = findByLanguage(INDEX, words);
  const [first, second] = [...all].toSorted(([, a], [, b]) => b.length - a.length);
  if (!first || all.has("en")) return null;
  const [language, found] = first;
  const isSure =
    new Set(found).size >= FEWEST_KINDS_OF_SENTENCE &&
    found.length >= words.length * LEAST_SHARE &&
    found.length >= LEAD * (second?.[1].length ?? 0);
  return isSure ? language : null;
}

/** How many small words of each language a text has, however short it is. */
export function countSmallWords(text: string): Map<Language, number> {
  const found = findByLanguage(INDEX, listLetterRuns(text.toLowerCase()));
  return new Map(Array.from(found, ([language, { length }]) => [language, length]));
}
