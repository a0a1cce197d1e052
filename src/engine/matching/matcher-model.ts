import { findTokens, splitModelWords } from "./tokenise.ts";

/** Components of every vector. */
export const DIMENSIONS = 96;

/** The first words of the vocabulary are those used most: up to this one they say nothing about a subject. */
export const COMMON_WORDS = 400;

/** The words of the vocabulary that are used often; later ones were added, most of them of other languages. */
export const COMMON_VOCABULARY = 40_000;

/** What a query comes to with each of the rows [from, to), in whole numbers. */
export type MultiplyRows = (query: Int16Array, from: number, to: number) => Int32Array;

/** Tables of the trained matcher, as its files hold them. */
export type MatcherTables = {
  /** Words, and pairs of words with one space, by token id. */
  vocabulary: ReadonlyMap<string, number>;
  /** One row of `DIMENSIONS` for each token. */
  tokens: Int8Array;
  tokenScales: Float32Array;
  /** One row of `DIMENSIONS` for each subreddit; only the direction of a row counts. */
  subreddits: Int8Array;
  multiplyRows: MultiplyRows;
  /** What a subreddit's score gains whatever the query. */
  biases: Float32Array;
  /** Runs of rows [from, to) in which all communities of 5,000 members or more lie. */
  pool: [from: number, to: number][];
  rerank: Rerank;
  heads: Heads;
};

export type MatcherModel = MatcherTables & {
  /** Length of each subreddit's row. */
  norms: Float64Array;
};

export type Rerank = {
  cosine: number;
  features: Record<
    "members" | "membersHigh" | "launchShare" | "noSelfPromotion" | "promotionAllowedSomehow",
    number
  >;
};

type Head = { labels: string[]; weights: number[][]; bias: number[] };

export type Heads = {
  category: Head;
  audience: Head;
};

/** What every query needs is worked out here, once. */
export function createMatcherModel(tables: MatcherTables): MatcherModel {
  return {
    ...tables,
    norms: Float64Array.from(tables.biases, (_, row) => measureRow(tables.subreddits, row)),
  };
}

function measureRow(rows: Int8Array, row: number): number {
  let sum = 0;
  for (let i = row * DIMENSIONS; i < (row + 1) * DIMENSIONS; i++) sum += (rows[i] ?? 0) ** 2;
  return Math.sqrt(sum);
}

/** Heads were trained on the query times this. */
const QUERY_SCALE = 8;

/** One value per label: how much the query speaks for it. */
export function applyHead(
  head: { weights: number[][]; bias: number[] },
  query: Float64Array,
): number[] {
  return head.weights.map(
    (weights, label) => QUERY_SCALE * sumProducts(weights, query) + (head.bias[label] ?? 0),
  );
}

export function sumProducts(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (values[i] ?? 0);
  return sum;
}

export function toProbability(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** A text's direction, of length 1; null when it holds no known word: ask for a longer text then. */
export function encodeText(model: MatcherModel, text: string): Float64Array | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const token of findTokens(model.vocabulary, splitModelWords(text)))
    addToken(model, token, sum);
  return toUnitLength(sum);
}

/** The order in which tokens are added decides the last digits; the golden cases hold us to it. */
export function addToken(model: MatcherModel, token: number, sum: Float64Array, weight = 1): void {
  const scale = (model.tokenScales[token] ?? 0) * weight;
  const start = token * DIMENSIONS;
  for (let d = 0; d < DIMENSIONS; d++) {
    sum[d] = (sum[d] ?? 0) + (model.tokens[start + d] ?? 0) * scale;
  }
}

export function toUnitLength(vector: Float64Array): Float64Array | null {
  let squares = 0;
  for (const component of vector) squares += component * component;
  const length = Math.sqrt(squares);
  return length === 0 ? null : vector.map((component) => component / length);
}
