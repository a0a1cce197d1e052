import { foldLetters } from "./fold-letters.ts";
import { SMALL_WORDS } from "./small-words.ts";

/** Languages besides English that projects are read in, as they are called in English. */
export const LANGUAGES = {
  de: "German",
  fr: "French",
  es: "Spanish",
  pt: "Portuguese",
  it: "Italian",
  nl: "Dutch",
  pl: "Polish",
} as const;

export type Language = keyof typeof LANGUAGES;

/** One may be a name or a loan. */
const FEWEST_SIGNS = 2;
/** Letters that only one of them writes count for more than a small word. */
const LETTERS: [language: Language, letters: RegExp][] = [
  ["de", /[äöüß]/gi],
  ["fr", /[çœêèù]/gi],
  ["es", /[ñ¿¡]/gi],
  ["pt", /[ãõ]/gi],
  ["it", /[ìò]|[a-z]'[aeiou]/gi],
  ["nl", /\bij|ijk\b|\bhet\b/gi],
  ["pl", /[ąćęłńśźż]/gi],
];
const MOST_LETTERS = 3;

/** The language of a text by its small words; null for English, and where it cannot be told. */
export function detectLanguage(text: string): Language | null {
  const words = foldLetters(text).match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const english = count(SMALL_WORDS.en);
  const signs = LETTERS.map(([language, letters]) => {
    const small = count(SMALL_WORDS[language]);
    const own = Math.min(MOST_LETTERS, text.match(letters)?.length ?? 0);
    return { language, small, total: small + (small > 0 ? own : 0) };
  }).toSorted((a, b) => b.total - a.total);
  const [best] = signs;
  if (!best || best.small < FEWEST_SIGNS || best.total <= english) return null;
  return best.language;
}
