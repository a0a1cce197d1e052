import { hasSpace } from "#engine/text/characters.ts";
/** So few letters may be the beginning of a name as well. */
const SHORT = 4;
const MOST_BEGUN = 3;

type Searched = {
  /** Ids that the whole search may spell. */
  names: readonly string[];
  /** Ids of what has its words, those whose name begins with it first. */
  spelt: readonly string[];
  phrase: string;
};

type Vocabulary = { has: (word: string) => boolean };

/**
 * Ids that come before whatever was found by meaning, best first: exact names, then the names that a word which
 * is still being typed begins. Not all of them are there.
 */
export function listNamesFirst(
  { names, spelt, phrase }: Searched,
  vocabulary: Vocabulary,
): string[] {
  return [...names, ...(mayBeBegun(phrase, vocabulary) ? spelt.slice(0, MOST_BEGUN) : [])];
}

/** Somebody who types has not typed all: 'star' and 'koche' begin a name, or are words of their own. */
function mayBeBegun(phrase: string, vocabulary: Vocabulary): boolean {
  const word = phrase.trim().toLowerCase();
  return word !== "" && !hasSpace(word) && (word.length <= SHORT || !vocabulary.has(word));
}
