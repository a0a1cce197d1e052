import { listLetterRuns } from "./characters.ts";
import { type Language, LANGUAGE_CODES, LANGUAGES } from "./languages.ts";
import { countByLanguage, indexWords } from "./small-words.ts";

const INDEX = indexWords(
  Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].smallWords.split(" ")]),
  ) as Record<Language, string[]>,
);

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
  const [first, second] = [...countByLanguage(INDEX, words)].toSorted(
    ([, a], [, b]) => b.count - a.count,
  );
  if (!first) return null;
  const [language, { count, kinds }] = first;
  if (count < words.length * LEAST_SHARE) return null;
  // Code and lists repeat a few words that happen to be small words somewhere.
  if (kinds.size < FEWEST_KINDS) return null;
  return count >= LEAD * (second?.[1].count ?? 0) ? language : null;
}

/** How many small words of each language a text has, however short it is. */
export function countSmallWords(text: string): Map<Language, number> {
  const found = countByLanguage(INDEX, listLetterRuns(text.toLowerCase()));
  return new Map(Array.from(found, ([language, { count }]) => [language, count]));
}
