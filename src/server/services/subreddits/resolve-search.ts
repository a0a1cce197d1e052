import { joinName } from "#engine/search/join-name.ts";
import { nearestWord } from "#engine/search/nearest-word.ts";
import { readSearch } from "#engine/search/read-search.ts";
import type { Db } from "#server/db/database.ts";
import type { ResolvedSearch } from "#server/db/subreddit-search.ts";
import { findSimilarWords, findUnknownWords } from "#server/db/subreddit-words-repository.ts";

/** Below this a word is taken at its word. */
const SHORTEST_CORRECTED = 4;
/** Below this only the very word counts: 'ai' is not every word that begins with it. */
const SHORTEST_PREFIX = 3;

/** What someone typed, with what they may have meant; null when there is nothing to search for. */
export async function resolveSearch(
  db: Db,
  text: string,
): Promise<{ search: ResolvedSearch; correctedQuery: string | null } | null> {
  const typed = readSearch(text);
  if (!typed) return null;
  const corrections = await findCorrections(db, typed.words);
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
    },
    correctedQuery: isCorrected ? corrected.join(" ") : null,
  };
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
