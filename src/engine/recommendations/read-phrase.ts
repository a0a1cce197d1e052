import { encodeText } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { isEmptyWord } from "./empty-words.ts";
import {
  detectLanguage,
  LANGUAGES,
  type Language,
  SMALL_WORDS,
} from "./languages/detect-language.ts";
import { findLanguage, findTopicWords } from "./languages/topic-words.ts";
import type { Matcher } from "./matcher.ts";

/** The words of the vocabulary that are used often; later ones were added, most of them of other languages. */
const COMMON_VOCABULARY = 40_000;

/** What a search asks for in the matcher's space; null where the matcher knows none of its words. */
export function readPhrase(matcher: Matcher, phrase: string): Float64Array | null {
  const topics = listLanguages(matcher, phrase).flatMap((language) =>
    findTopicWords(matcher.words, phrase, language),
  );
  return encodeText(matcher, [phrase, ...new Set(topics)].join(". "));
}

/** A few words seldom tell their language: where one of them is rare in English, any may be meant. */
function listLanguages({ vocabulary, words }: Matcher, phrase: string): Language[] {
  const language = findLanguage(words, phrase);
  if (language) return [language];
  const isCommon = (word: string) => (vocabulary.get(word) ?? Infinity) < COMMON_VOCABULARY;
  return splitWords(phrase).every(isCommon) ? [] : (Object.keys(LANGUAGES) as Language[]);
}

/** The words that say what is sought, without those that every text has; all of them where no other is left. */
export function keepTellingWords(phrase: string, words: string[]): string[] {
  const small = SMALL_WORDS[detectLanguage(phrase) ?? "en"];
  const telling = words.filter((word) => !isEmptyWord(word) && !small.has(word));
  return telling.length > 0 ? telling : words;
}
