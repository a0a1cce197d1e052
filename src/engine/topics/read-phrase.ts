import { COMMON_VOCABULARY, encodeText } from "#engine/matching/matcher-model.ts";
import { splitModelWords } from "#engine/matching/tokenise.ts";
import { splitWords } from "#engine/search/split-words.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import {
  detectLanguage,
  OTHER_LANGUAGES,
  type Language,
  FOLDED_SMALL_WORDS,
} from "#engine/recommendations/languages/detect-language.ts";
import { findLanguage, findTopicWords } from "#engine/recommendations/languages/topic-words.ts";
import { findSubjects } from "#engine/recommendations/reading/find-subjects.ts";
import { findRelated } from "./related-words.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";

/** What a search asks for. */
export type PhraseReading = {
  /** Its direction, in the matcher's space. */
  query: Float64Array;
  /** Its words, without endings. */
  stems: ReadonlySet<string>;
  /** The languages that it may be in besides English. */
  languages: Language[];
  /** The communities of subjects that it names in their own words. */
  subjects: ReadonlySet<string>;
};

/** null where it says nothing that the matcher knows, or no more than the beginning of a name: 'startu', 'side'. */
export function readPhrase(matcher: Matcher, phrase: string): PhraseReading | null {
  const languages = listLanguages(matcher, phrase);
  const topics = findTopics(matcher, phrase, languages);
  const subjects = readSubjects(matcher, phrase, languages);
  const named = [...new Set(subjects.values())];
  // What a topic says in English, or a subject is called, needs no relatives.
  const related =
    topics.length > 0 || named.length > 0
      ? []
      : splitModelWords(phrase).flatMap((word) => findRelated(matcher.vocabulary, word));
  const added = [...new Set([...topics, ...named, ...related])];
  if (added.length === 0 && !saysSomething(matcher, phrase)) return null;
  const query = encodeText(matcher, [phrase, ...added].join(". "));
  const stems = new Set(splitWords(phrase).map(stemWord));
  return query && { query, stems, languages, subjects: new Set(subjects.keys()) };
}

/** In English and in whatever else it may be in: the communities, with what their subject is called. */
function readSubjects({ words }: Matcher, phrase: string, languages: Language[]) {
  const found = [null, ...languages].map((language) => findSubjects(words, phrase, language));
  return new Map(found.flatMap((subjects) => Array.from(subjects)));
}

function findTopics({ words }: Matcher, phrase: string, languages: Language[]): string[] {
  return languages.flatMap((language) => findTopicWords(words, phrase, language));
}

/** Whether a phrase says in another language what it is about: its words are in few names, and no slips for that. */
export function isForeign(matcher: Matcher, phrase: string): boolean {
  return findTopics(matcher, phrase, listLanguages(matcher, phrase)).length > 0;
}

function saysSomething({ vocabulary }: Matcher, phrase: string): boolean {
  const words = splitModelWords(phrase).filter((word) => !FOLDED_SMALL_WORDS.en.has(word));
  const known = words.filter((word) => vocabulary.has(word));
  return words.length === 1 ? known.some((word) => !isEmptyWord(word)) : known.length > 0;
}

/** A few words seldom tell their language: where one of them is rare in English, any may be meant. */
function listLanguages({ vocabulary, words }: Matcher, phrase: string): Language[] {
  const language = findLanguage(words, phrase);
  if (language) return [language];
  const isCommon = (word: string) => (vocabulary.get(word) ?? Infinity) < COMMON_VOCABULARY;
  return splitModelWords(phrase).every(isCommon) ? [] : OTHER_LANGUAGES;
}

/** The words that say what is sought, without those that every text has; all of them where no other is left. */
export function keepTellingWords(phrase: string, words: string[]): string[] {
  const small = FOLDED_SMALL_WORDS[detectLanguage(phrase) ?? "en"];
  const telling = words.filter((word) => !isEmptyWord(word) && !small.has(word));
  return telling.length > 0 ? telling : words;
}
