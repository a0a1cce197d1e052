/** As the rule checker reads words: an apostrophe or hyphen inside belongs to the word. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;

export type WordCounts = Map<string, number>;

export function countEach(text: string): WordCounts {
  const counts: WordCounts = new Map();
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
