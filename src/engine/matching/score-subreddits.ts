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
  if (limit <= 0) return [];
  const search = startSearch(model, query, limit);
  for (const [from, to] of model.pool) {
    for (let row = from; row < to; row++) {
      const product = multiplyWhole(search.whole, model.subreddits, row * DIMENSIONS);
      const score = scoreWhole(search, row, product);
      if (score > search.least && isAllowed(row)) keep(search, { row, score });
    }
  }
  return finishSearch(search);
}

/** The best rows for each of two queries: reading every row once for both takes a third less than twice. */
export function rankForBoth(
  model: MatcherModel,
  first: { query: Float64Array; limit: number },
  second: { query: Float64Array; limit: number },
): [ScoredRow[], ScoredRow[]] {
  const a = startSearch(model, first.query, first.limit);
  const b = startSearch(model, second.query, second.limit);
  const products = new Int32Array(2);
  for (const [from, to] of model.pool) {
    for (let row = from; row < to; row++) {
      multiplyBoth(a.whole, b.whole, model.subreddits, row * DIMENSIONS, products);
      const scoreOfA = scoreWhole(a, row, products[0] as number);
      if (scoreOfA > a.least) keep(a, { row, score: scoreOfA });
      const scoreOfB = scoreWhole(b, row, products[1] as number);
      if (scoreOfB > b.least) keep(b, { row, score: scoreOfB });
    }
  }
  return [finishSearch(a), finishSearch(b)];
}

type Search = {
  model: MatcherModel;
  query: Float64Array;
  whole: Int32Array;
  scale: number;
  limit: number;
  best: ScoredRow[];
  /** What a row has to exceed to be among the best so far. */
  least: number;
};

function startSearch(model: MatcherModel, query: Float64Array, limit: number): Search {
  const whole = Int32Array.from(query, (component) => Math.round(component * WHOLE));
  const scale = model.rerank.cosine / WHOLE;
  return { model, query, whole, scale, limit, best: [], least: -Infinity };
}

function scoreWhole({ model, scale }: Search, row: number, product: number): number {
  return (scale * product) / (model.norms[row] || 1) + (model.biases[row] ?? 0);
}

function keep(search: Search, entry: ScoredRow): void {
  const { best, limit } = search;
  insertSorted(best, entry, limit + SPARE);
  if (best.length === limit + SPARE) search.least = best.at(-1)?.score ?? search.least;
}

/** What was found in whole numbers, scored exactly. */
function finishSearch({ model, query, best, limit }: Search): ScoredRow[] {
  return best
    .map(({ row }) => ({ row, score: scoreRow(model, query, row) }))
    .toSorted((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, limit);
}

/** The rows are looked through in whole numbers, which is twice as fast; a sum of them fits in 32 bits. */
const WHOLE = 2 ** 16;
/** Rounding may swap neighbours, so that some more than wanted are scored exactly in the end. */
const SPARE = 16;

/** Ten million rounds for each query: four sums side by side, because one alone waits for itself. */
function multiplyWhole(query: Int32Array, rows: Int8Array, start: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < DIMENSIONS; i += 4) {
    a = (a + Math.imul(query[i] as number, rows[start + i] as number)) | 0;
    b = (b + Math.imul(query[i + 1] as number, rows[start + i + 1] as number)) | 0;
    c = (c + Math.imul(query[i + 2] as number, rows[start + i + 2] as number)) | 0;
    d = (d + Math.imul(query[i + 3] as number, rows[start + i + 3] as number)) | 0;
  }
  return a + b + (c + d);
}

/** The same for two queries, whose products it leaves in `products`. */
function multiplyBoth(
  first: Int32Array,
  second: Int32Array,
  rows: Int8Array,
  start: number,
  products: Int32Array,
): void {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0; i < DIMENSIONS; i += 2) {
    const even = rows[start + i] as number;
    const odd = rows[start + i + 1] as number;
    a = (a + Math.imul(first[i] as number, even)) | 0;
    b = (b + Math.imul(second[i] as number, even)) | 0;
    c = (c + Math.imul(first[i + 1] as number, odd)) | 0;
    d = (d + Math.imul(second[i + 1] as number, odd)) | 0;
  }
  products[0] = a + c;
  products[1] = b + d;
}

export function scoreRow(model: MatcherModel, query: Float64Array, row: number): number {
  const { subreddits, norms, biases, rerank } = model;
  const product = multiply(query, subreddits, row * DIMENSIONS);
  return rerank.cosine * (product / (norms[row] || 1)) + (biases[row] ?? 0);
}

/** No check that a value is there, because it is. */
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
