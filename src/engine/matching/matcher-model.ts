import { detectKind } from "#engine/interview/detect-kind.ts";
import { MEANT, MONEY, NAMED, NAMED_IF_MEANT, SELLS } from "./audience-rows.ts";
import { findTokens, splitWords } from "./tokenise.ts";

/** Components of every vector. */
export const DIMENSIONS = 96;

/** The first words of the vocabulary are those used most: up to this one they say nothing about a subject. */
export const COMMON_WORDS = 400;

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
  for (const token of findTokens(model.vocabulary, splitWords(text))) addToken(model, token, sum);
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

const MAX_AUDIENCES = 3;
/** Chosen when the head was trained; `npm run eval -- audiences` prints what others would give. */
const LIKELY = 0.5;

/** Whom a description speaks to: those it names itself, then the likely ones, or else the likeliest. */
export function detectAudience(
  model: MatcherModel,
  query: Float64Array,
  text = "",
  likely = LIKELY,
): string[] {
  const named = findNamedAudiences(text);
  const { labels } = model.heads.audience;
  const guessed = applyHead(model.heads.audience, query)
    .map((value, i) => ({ label: labels[i] ?? "", probability: toProbability(value) }))
    .toSorted((a, b) => b.probability - a.probability)
    .filter(({ probability }, i) => probability > likely || (i === 0 && named.length === 0))
    .map(({ label }) => label);
  return [...new Set([...named, ...guessed])].slice(0, MAX_AUDIENCES);
}

/** Audiences that a text names outright: those it says it is for first, then in the order it names them. */
export function findNamedAudiences(text: string): string[] {
  const named = NAMED.flatMap((row) => locate(text, row));
  const meant = NAMED_IF_MEANT.flatMap((row) => locate(text, row)).filter(({ isMeant }) => isMeant);
  return [...named, ...meant]
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || a.place - b.place)
    .map(({ label }) => label);
}

function locate(text: string, [label, pattern]: (typeof NAMED)[number]) {
  const place = pattern.exec(text)?.index;
  if (place === undefined) return [];
  return [{ label, place, isMeant: MEANT.test(text.slice(Math.max(0, place - 60), place)) }];
}

/** Below it the head wavers. */
const SURE = 0.4;
const NEXT_BEST = 0.3;

/**
 * The project category that a description fits best. Things that people make and sell are learned from few
 * examples: where the head says 'Other', what they are called decides (`npm run eval -- categories` with each
 * of our thirteen sets: 456 of 718 right, 435 without; 453 where it may overrule 'SaaS & Software', too).
 */
export function detectCategory(model: MatcherModel, query: Float64Array, text?: string): string {
  const label = findLabel(model, query, text);
  if (text === undefined || label !== "Other") return label;
  return detectKind({ description: text }) === "product" ? "E-commerce" : label;
}

function findLabel(model: MatcherModel, query: Float64Array, text?: string): string {
  const ranked = rankLabels(model, query);
  const [best, next] = ranked;
  if (!best) return "Other";
  if (text === undefined) return best.label;
  if (best.share < SURE && MONEY.test(text)) return "Finance";
  if (best.label !== "E-commerce" || SELLS.test(text)) return best.label;
  return next && next.share >= NEXT_BEST ? next.label : "Other";
}

function rankLabels(model: MatcherModel, query: Float64Array) {
  const values = applyHead(model.heads.category, query);
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers
    .map((power, i) => ({ label: model.heads.category.labels[i] ?? "Other", share: power / sum }))
    .toSorted((a, b) => b.share - a.share);
}
