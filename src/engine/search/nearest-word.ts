export type KnownWord = { word: string; uses: number };

/** What a misspelt word most likely means: fewest slips first, then the more common word. */
export function nearestWord(misspelt: string, known: readonly KnownWord[]): string | null {
  const patience = misspelt.length < 8 ? 1 : 2;
  const near = known
    .map((candidate) => ({ ...candidate, slips: countSlips(misspelt, candidate.word) }))
    .filter(({ slips }) => slips > 0 && slips <= patience)
    // Whoever slips twice still begins right.
    .filter(({ word, slips }) => slips === 1 || word[0] === misspelt[0])
    .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses);
  return near[0]?.word ?? null;
}

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
export function countSlips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
