import { addToken, DIMENSIONS, type MatcherModel, toUnitLength } from "./matcher-model.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { findPieces, findTokens, splitModelWords } from "./tokenise.ts";

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
  const whole = Int16Array.from(query, (component) => Math.round(component * WHOLE));
  const scale = model.rerank.cosine / WHOLE;
  const most = limit + SPARE;
  const best: ScoredRow[] = [];
  let least = -Infinity;
  for (const [from, to] of model.pool) {
    const products = model.multiplyRows(whole, from, to);
    for (let row = from; row < to; row++) {
      const product = products[row - from] as number;
      const score = (scale * product) / (model.norms[row] || 1) + (model.biases[row] ?? 0);
      if (score <= least || !isAllowed(row)) continue;
      insertSorted(best, { row, score }, most);
      if (best.length === most) least = best.at(-1)?.score ?? least;
    }
  }
  return best
    .map(({ row }) => ({ row, score: scoreRow(model, query, row) }))
    .toSorted((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, limit);
}

/** The rows are looked through in whole numbers of 16 bits. */
const WHOLE = 2 ** 15 - 1;
/** Rounding may swap neighbours, so that some more than wanted are scored exactly in the end. */
const SPARE = 16;

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

const ALLOWS_PROMOTION: RuleCode[] = [
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
];

/** What a subreddit's score gains whatever the query; the share of launch posts is not known. */
function estimateBias(
  { rerank: { features } }: MatcherModel,
  { members, rules }: Pick<SubredditFacts, "members" | "rules">,
): number {
  const magnitude = Math.log10(Math.max(1, members));
  const codes = rules?.codes ?? {};
  return (
    features.members * (magnitude - 3) +
    features.membersHigh * Math.max(0, magnitude - 6) +
    (codes["no-self-promotion"] ? features.noSelfPromotion : 0) +
    (ALLOWS_PROMOTION.some((code) => codes[code]) ? features.promotionAllowedSomehow : 0)
  );
}

export type Scorer = {
  /** As communities are ranked. */
  score: (query: Float64Array) => number;
  /** The cosine alone, -1 to 1. */
  nearness: (direction: Float64Array) => number;
};

/** How much a community fits a query, whether or not it has a row; null when none of its words is known. */
export function createScorer(
  model: MatcherModel,
  { modelRow, facts }: { modelRow: number | null; facts: SubredditFacts },
): Scorer | null {
  if (modelRow !== null) return scorerOfRow(model, modelRow);
  const row = encodeSubreddit(model, facts);
  if (!row) return null;
  const length = Math.sqrt(row.reduce((sum, component) => sum + component ** 2, 0));
  const bias = estimateBias(model, facts);
  const nearness = (direction: Float64Array) => multiply(direction, row, 0) / length;
  return { score: (query) => model.rerank.cosine * nearness(query) + bias, nearness };
}

export function scorerOfRow(model: MatcherModel, row: number): Scorer {
  const length = model.norms[row] || 1;
  return {
    score: (query) => scoreRow(model, query, row),
    nearness: (direction) => multiply(direction, model.subreddits, row * DIMENSIONS) / length,
  };
}

/** The direction in which some rows lie together; null where there are none. */
export function findMiddle(model: MatcherModel, rows: readonly number[]): Float64Array | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const row of rows) {
    const length = model.norms[row] || 1;
    for (let d = 0; d < DIMENSIONS; d++) {
      sum[d] = (sum[d] ?? 0) + (model.subreddits[row * DIMENSIONS + d] ?? 0) / length;
    }
  }
  return toUnitLength(sum);
}

type DescribedSubreddit = Pick<SubredditFacts, "name" | "keywords" | "topic"> & {
  category?: string | null;
  description?: string | null;
};

const LEADING_KEYWORDS = 8;
const LARGEST_COMPONENT = 127;

/** The row of a subreddit that the model was not trained on; null when none of its words is known. */
export function encodeSubreddit(
  model: MatcherModel,
  subreddit: DescribedSubreddit,
): Int8Array | null {
  const sum = new Float64Array(DIMENSIONS);
  for (const [tokens, weight] of weighTokens(model, subreddit)) {
    for (const token of tokens) addToken(model, token, sum, weight);
  }
  const largest = sum.reduce((most, component) => Math.max(most, Math.abs(component)), 0);
  if (largest === 0) return null;
  return Int8Array.from(sum, (component) => Math.round((component * LARGEST_COMPONENT) / largest));
}

function weighTokens(
  { vocabulary }: MatcherModel,
  { name, keywords, topic, category, description }: DescribedSubreddit,
): [tokens: number[], weight: number][] {
  const parts = splitModelName(name);
  const wholeName = vocabulary.get(name.toLowerCase());
  const tokensOf = (text: string | null | undefined) =>
    findTokens(vocabulary, splitModelWords(text ?? ""));
  return [
    [findTokens(vocabulary, parts), 2],
    wholeName === undefined
      ? [parts.length === 1 ? findPieces(vocabulary, name.toLowerCase()) : [], 1]
      : [[wholeName], 2],
    ...keywords.map((word, i): [number[], number] => [
      tokensOf(word),
      i < LEADING_KEYWORDS ? 1 : 0.6,
    ]),
    [tokensOf(topic), 0.3],
    [tokensOf(category), 0.7],
    [tokensOf(description), 0.5],
  ];
}

/** 'learnPython3_help' is 'learn', 'python', '3' and 'help'. */
export function splitModelName(name: string): string[] {
  const parts = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}
