import { type Place, PLACES } from "#engine/search/split-words.ts";

/**
 * Words as a tsvector, each behind the letter of its place: 'nsaas' stands in the name. So one GIN
 * index answers for every place without reading a row, which weights would not.
 */
export function toWordVector(places: ReadonlyMap<string, Place>): string {
  let vector = "";
  for (const [word, place] of places) vector += `${quoteLexeme(LETTERS[place] + word)} `;
  return vector;
}

/** Words to be found in any of the first `depth` places. */
export function toWordQuery(words: readonly QueryWord[], depth: number, match: WordMatch): string {
  const letters = PLACES.slice(0, depth).map((place) => LETTERS[place]);
  return words
    .map(({ alternatives, isWhole }) =>
      alternatives.flatMap((word) =>
        letters.map((letter) => {
          const lexeme = quoteLexeme(letter + word);
          return isWhole || match.isWhole ? lexeme : `${lexeme}:*`;
        }),
      ),
    )
    .map((lexemes) => `(${lexemes.join(" | ")})`)
    .join(match.isAny ? " | " : " & ");
}

/** The alternatives of a word count as it; `isWhole` where words that begin with it do not. */
export type QueryWord = { alternatives: string[]; isWhole: boolean };

export type WordMatch = {
  /** Only the very words, not those that begin with them. */
  isWhole: boolean;
  /** One of the words is enough. */
  isAny: boolean;
};

/** Sorts behind every word, so that `word` to `word + AFTER_ANY_WORD` is all that begins with it. */
export const AFTER_ANY_WORD = "\u{10FFFF}";

const LETTERS: Record<Place, string> = { name: "n", keyword: "k", text: "t" };

function quoteLexeme(lexeme: string): string {
  if (/^[a-z0-9]+$/.test(lexeme)) return lexeme;
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}

/** A word that fewer communities use is more likely a slip itself. */
export const LEAST_USES = 3;
/** Names from here on are likely meant, even if nobody else uses the word. */
export const WELL_KNOWN_MEMBERS = 20_000;
const SHORTEST = 3;
const LONGEST = 30;

export function isLikelyWord(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST;
}
