import { listWordRuns } from "#engine/text/characters.ts";
import type { WordTables } from "#engine/recommendations/matcher.ts";
import { detectLanguage, foldLetters, type Language, OTHER_LANGUAGES } from "./detect-language.ts";

/** The topics of a text in another language, in the catalogue's own words, each once. */
export function findTopicWords(words: WordTables, text: string, language: Language): string[] {
  const said = listWordRuns(foldLetters(text));
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

/** A podcast is one in every language: what more of them say tells none of them. */
const MOST_SHARING = 2;

/** The language of a text, told by the words of its topics as well; null for English. */
export function findLanguage(words: WordTables, text: string): Language | null {
  const sharing = new Map<string, Language[]>();
  for (const language of OTHER_LANGUAGES) {
    for (const topic of findTopicWords(words, text, language)) {
      sharing.set(topic, [...(sharing.get(topic) ?? []), language]);
    }
  }
  const telling = [...sharing.values()].filter(({ length }) => length <= MOST_SHARING);
  return detectLanguage(
    text,
    (language) => telling.filter((languages) => languages.includes(language)).length,
  );
}
