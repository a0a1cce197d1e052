import { nearestWord } from "#engine/search/nearest-word.ts";
import { readSearch, type Search } from "#engine/search/read-search.ts";
import { joinName, splitWords } from "#engine/search/split-words.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { isForeign, keepTellingWords } from "#engine/topics/read-phrase.ts";
import type { Db } from "#server/db/database.ts";
import {
  findSimilarWords,
  findUnknownWords,
  type ResolvedSearch,
} from "#server/db/subreddits/subreddit-search.ts";

/** Below this a word is taken at its word. */
const SHORTEST_CORRECTED = 4;
/** Below this only the very word counts: 'ai' is not every word that begins with it. */
const SHORTEST_PREFIX = 3;

export type Resolved = {
  search: ResolvedSearch;
  /** What is meant, with words that look misspelt put right; null where a name was given and nothing else is meant. */
  phrase: string | null;
  correctedQuery: string | null;
};

/** What someone typed, with what they may have meant; null when there is nothing to search for. */
export async function resolveSearch(
  db: Db,
  matcher: Matcher,
  text: string,
): Promise<Resolved | null> {
  const read = readSearch(text);
  if (!read) return null;
  const typed = { ...read, words: keepTellingWords(text, read.words) };
  const corrections = await findCorrections(db, listPossibleSlips(matcher, typed));
  const corrected = typed.words.map((word) => corrections.get(word) ?? word);
  const isCorrected = corrections.size > 0;
  // What spells no name as typed spells none without its marks either.
  const correctedName = typed.joined && joinName(corrected.join(" "));
  return {
    search: {
      isAny: false,
      words: typed.words.map((word) => ({
        alternatives: [...new Set([word, stem(word), corrections.get(word) ?? word])],
        isWhole: word.length < SHORTEST_PREFIX,
      })),
      names: [...new Set([typed.joined, correctedName])].filter(Boolean),
      parts: listParts(isCorrected ? corrected.join(" ") : typed.phrase, corrected),
    },
    phrase: typed.isName ? null : isCorrected ? corrected.join(" ") : typed.phrase,
    correctedQuery: isCorrected ? corrected.join(" ") : null,
  };
}

/** In a name every word; otherwise those that say nothing to the matcher, and that are of no other language. */
function listPossibleSlips(matcher: Matcher, { phrase, words, isName }: Search): string[] {
  if (isName) return words;
  if (isForeign(matcher, phrase)) return [];
  return words.filter((word) => !matcher.vocabulary.has(word));
}

/** Each word that tells something, and each two that stand together. */
function listParts(phrase: string, telling: string[]): string[] {
  const words = splitWords(phrase);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ""}${word}`);
  return [...new Set([...telling, ...telling.map(stem), ...pairs])];
}

async function findCorrections(db: Db, words: string[]): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  const long = words.filter((word) => word.length >= SHORTEST_CORRECTED).map(stem);
  if (long.length === 0) return corrections;
  for (const word of await findUnknownWords(db, long)) {
    const correction = nearestWord(word, await findSimilarWords(db, word));
    const typed = words.find((candidate) => stem(candidate) === word);
    if (correction && typed) corrections.set(typed, correction);
  }
  return corrections;
}

/** A plural finds the singular too, since a word also finds what begins with it. */
function stem(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
