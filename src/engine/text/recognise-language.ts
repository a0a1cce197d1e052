import { listLetterRuns } from "./characters.ts";
import { type Language, LANGUAGE_CODES, LANGUAGES } from "./languages.ts";

/** A word may be of two languages: 'que', 'con', 'die'. */
const languagesOf = new Map<string, Language[]>();
for (const language of LANGUAGE_CODES) {
  for (const word of LANGUAGES[language].smallWords.split(" ")) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

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
  const found = LANGUAGE_CODES.map((language) => ({
    language,
    count: 0,
    words: new Set<string>(),
  }));
  for (const word of words) {
    for (const each of found) {
      if (!languagesOf.get(word)?.includes(each.language)) continue;
      each.count += 1;
      each.words.add(word);
    }
  }
  const [first, second] = found.toSorted((a, b) => b.count - a.count);
  if (!first || first.count < words.length * LEAST_SHARE) return null;
  // Code and lists repeat a few words that happen to be small words somewhere.
  if (first.words.size < FEWEST_KINDS) return null;
  return first.count >= LEAD * (second?.count ?? 0) ? first.language : null;
}

/** How many small words of each language a text has, however short it is. */
export function countSmallWords(text: string): Map<Language, number> {
  const counts = new Map<Language, number>();
  for (const word of listLetterRuns(text.toLowerCase())) {
    for (const language of languagesOf.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
}
