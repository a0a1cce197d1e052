import { DIMENSIONS, type MatcherModel } from "./matcher-model.ts";

export type ScoredRow = { row: number; score: number };

export type RankOptions = {
  limit: number;
  /** Asked only about rows that would make it into the list. */
  isAllowed?: (row: number) => boolean;
};

/** The best rows of the pool for a query, best first; of equals the lower row, the larger community. */
export function rankSubreddits(
  model: MatcherModel,
  query: Float64Array,
  { limit, isAllowed = () => true }: RankOptions,
): ScoredRow[] {
  const best: ScoredRow[] = [];
  if (limit <= 0) return best;
  for (const [from, to] of model.pool) {
    for (let row = from; row < to; row++) {
      const score = scoreRow(model, query, row);
      const last = best.length === limit ? best.at(-1) : undefined;
      if (last && score <= last.score) continue;
      if (isAllowed(row)) insertSorted(best, { row, score }, limit);
    }
  }
  return best;
}

export function scoreRow(model: MatcherModel, query: Float64Array, row: number): number {
  const { subreddits, norms, biases, rerank } = model;
  const product = multiply(query, subreddits, row * DIMENSIONS);
  return rerank.cosine * (product / (norms[row] || 1)) + (biases[row] ?? 0);
}

/**
 * Ten million rounds for each query: four sums side by side, because one alone waits for itself, and
 * no check that a value is there, because it is.
 */
function multiply(query: Float64Array, rows: Int8Array, start: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < DIMENSIONS; i += 4) {
    a += (query[i] as number) * (rows[start + i] as number);
    b += (query[i + 1] as number) * (rows[start + i + 1] as number);
    c += (query[i + 2] as number) * (rows[start + i + 2] as number);
    d += (query[i + 3] as number) * (rows[start + i + 3] as number);
  }
  return a + b + (c + d);
}

function insertSorted(best: ScoredRow[], entry: ScoredRow, limit: number): void {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((best[middle]?.score ?? 0) >= entry.score) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, entry);
  if (best.length > limit) best.pop();
}
