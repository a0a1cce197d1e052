/** Components of every vector. */
export const DIMENSIONS = 96;

/** Tables of the trained matcher, as its files hold them. */
export type MatcherTables = {
  /** Words, and pairs of words with one space, by token id. */
  vocabulary: ReadonlyMap<string, number>;
  /** One row of `DIMENSIONS` for each token. */
  tokens: Int8Array;
  tokenScales: Float32Array;
  /** One row of `DIMENSIONS` for each subreddit; only the direction of a row counts. */
  subreddits: Int8Array;
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
  promotionPatterns: RegExp[];
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
  promotion: { patterns: [name: string, pattern: string][]; weights: number[]; bias: number };
};

/** What every query needs is worked out here, once. */
export function createMatcherModel(tables: MatcherTables): MatcherModel {
  return {
    ...tables,
    norms: Float64Array.from(tables.biases, (_, row) => measureRow(tables.subreddits, row)),
    promotionPatterns: tables.heads.promotion.patterns.map(([, pattern]) => RegExp(pattern, "g")),
  };
}

function measureRow(rows: Int8Array, row: number): number {
  let sum = 0;
  for (let i = row * DIMENSIONS; i < (row + 1) * DIMENSIONS; i++) sum += (rows[i] ?? 0) ** 2;
  return Math.sqrt(sum);
}
