import { countSmallWords } from "#engine/text/recognise-language.ts";
import { READ_LANGUAGES, type ReadLanguage } from "./concepts/says.ts";
import { countMarks } from "./mark-sentence.ts";

const SAMPLE_LENGTH = 4000;
const FEW_WORDS = 3;

/** The language that rules are written in, as far as it is one that we read; English where nothing tells. */
export function recogniseRules(text: string): ReadLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const counts = countSmallWords(sample);
  const best = pickMost(READ_LANGUAGES.map((language) => [language, counts.get(language) ?? 0]));
  if (best.count >= FEW_WORDS && best.lead > 0) return best.language;
  const marks = countMarks(sample.slice(0, 600));
  return pickMost(
    READ_LANGUAGES.map((language) => [
      language,
      (marks.get(language) ?? 0) + (counts.get(language) ?? 0) + countLetters(sample, language),
    ]),
  ).language;
}

/** Letters that only one of the languages has, for the shortest texts. */
const LETTERS: Partial<Record<ReadLanguage, RegExp>> = {
  de: /[äöüß]/iu,
  fr: /[èêîœ]/iu,
  es: /[ñ¿¡]|ción/iu,
  pt: /[ãõ]/iu,
};
const WORTH_OF_LETTERS = 2;

function countLetters(text: string, language: ReadLanguage): number {
  return LETTERS[language]?.test(text) ? WORTH_OF_LETTERS : 0;
}

/** The language of one sentence among others: theirs, unless its small words say otherwise. */
export function recogniseSentence(sentence: string, around: ReadLanguage): ReadLanguage {
  const counts = countSmallWords(sentence);
  const best = pickMost(READ_LANGUAGES.map((language) => [language, counts.get(language) ?? 0]));
  return best.count >= 2 && best.count > 2 * (counts.get(around) ?? 0) ? best.language : around;
}

function pickMost(counts: [ReadLanguage, number][]) {
  const [first = ["en", 0], second = ["en", 0]] = counts.toSorted(([, a], [, b]) => b - a);
  return { language: first[0] as ReadLanguage, count: first[1], lead: first[1] - second[1] };
}
