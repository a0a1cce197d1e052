/** A list of ids, best first, and how much it is worth. */
export type RankedList = { ids: readonly string[]; weight: number };

/** How slowly a place further down counts less; 60 is usual, and lists here are shorter. */
const PATIENCE = 20;

/** One order out of several: reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), with weights. */
export function fuseLists(lists: readonly RankedList[]): string[] {
  const worth = new Map<string, number>();
  for (const { ids, weight } of lists) {
    for (const [place, id] of ids.entries()) {
      worth.set(id, (worth.get(id) ?? 0) + weight / (PATIENCE + place));
    }
  }
  return [...worth].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
