const FEWEST_LETTERS = 6;
const LEAST_SHARE = 0.5;
const MOST_RELATED = 6;

/**
 * Known words that begin as an unknown one does, those that share most of it and are used most first: Polish
 * 'programowanie' is related to 'programming'. What a known word goes on from may be a name that is not typed to its end.
 */
export function findRelated(vocabulary: ReadonlyMap<string, number>, word: string): string[] {
  const known = sortWords(vocabulary);
  if (vocabulary.has(word) || known[findPlace(known, word)]?.startsWith(word)) return [];
  const fewest = Math.max(FEWEST_LETTERS, Math.ceil(word.length * LEAST_SHARE));
  for (let letters = word.length - 1; letters >= fewest; letters--) {
    const beginning = word.slice(0, letters);
    const from = findPlace(known, beginning);
    const related = known.slice(from, findPlace(known, `${beginning}\uFFFF`));
    const place = (one: string) => vocabulary.get(one) ?? Infinity;
    if (related.length > 0)
      return related.toSorted((a, b) => place(a) - place(b)).slice(0, MOST_RELATED);
  }
  return [];
}

const SORTED = new WeakMap<ReadonlyMap<string, number>, string[]>();

/** Single words alone, once for each vocabulary. */
function sortWords(vocabulary: ReadonlyMap<string, number>): string[] {
  const done = SORTED.get(vocabulary);
  if (done) return done;
  const sorted = [...vocabulary.keys()].filter((word) => !word.includes(" ")).toSorted();
  SORTED.set(vocabulary, sorted);
  return sorted;
}

/** Of the first that is no smaller. */
function findPlace(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
