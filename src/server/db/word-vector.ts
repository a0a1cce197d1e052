import { type Place, PLACES } from "#engine/search/word-places.ts";

/**
 * Words as a tsvector, each behind the letter of its place: 'nsaas' stands in the name. So one GIN
 * index answers for every place without reading a row, which weights would not.
 */
export function toWordVector(places: ReadonlyMap<string, Place>): string {
  let vector = "";
  for (const [word, place] of places) vector += `${quoteLexeme(LETTERS[place] + word)} `;
  return vector;
}

/** Words that must all be there, in any of the first `depth` places; the alternatives of a word count as it. */
export function toWordQuery(words: readonly QueryWord[], depth: number): string {
  const letters = PLACES.slice(0, depth).map((place) => LETTERS[place]);
  return words
    .map(({ alternatives, isWhole }) =>
      alternatives.flatMap((word) =>
        letters.map((letter) => `${quoteLexeme(letter + word)}${isWhole ? "" : ":*"}`),
      ),
    )
    .map((lexemes) => `(${lexemes.join(" | ")})`)
    .join(" & ");
}

/** `isWhole` where only the very word counts, not words that begin with it. */
export type QueryWord = { alternatives: string[]; isWhole: boolean };

/** Sorts behind every word, so that `word` to `word + AFTER_ANY_WORD` is all that begins with it. */
export const AFTER_ANY_WORD = "\u{10FFFF}";

const LETTERS: Record<Place, string> = { name: "n", keyword: "k", text: "t" };

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
