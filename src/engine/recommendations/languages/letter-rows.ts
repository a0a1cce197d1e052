import type { Language as KnownLanguage } from "#engine/text/languages.ts";

/** Letters that only one of them writes count for more than a small word. */
export const LETTERS: [language: Exclude<KnownLanguage, "en">, letters: RegExp][] = [
  ["de", /[äöüß]/gi],
  ["fr", /[çœêèù]/gi],
  ["es", /[ñ¿¡]/gi],
  ["pt", /[ãõ]/gi],
  ["it", /[ìò]|[a-z]'[aeiou]/gi],
  ["nl", /\bij|ijk\b|\bhet\b/gi],
  ["pl", /[ąćęłńśźż]/gi],
];
