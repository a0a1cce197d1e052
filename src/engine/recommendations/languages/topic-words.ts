import type { WordTables } from "#engine/recommendations/matcher.ts";
import { type Language, foldLetters } from "./detect-language.ts";

/** The topics of a text in another language, in the catalogue's own words, each once. */
export function findTopicWords(words: WordTables, text: string, language: Language): string[] {
  const said: string[] = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = ` ${said.join("-")}`;
  const has = (beginning: string) => {
    if (beginning.startsWith("=")) return said.includes(beginning.slice(1));
    if (beginning.includes("-")) return joined.includes(beginning);
    return said.some((word) => word.startsWith(beginning));
  };
  return words
    .topics(language)
    .filter(({ beginnings }) => beginnings.some(has))
    .map(({ topic }) => topic);
}
