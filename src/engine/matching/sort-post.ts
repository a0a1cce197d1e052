import { DIMENSIONS, encodeText, type MatcherModel, sumProducts } from "./matcher-model.ts";

/** What a post does, as the matcher was taught it by 2,400 real ones; shares that come to 1. */
export type PostSort = {
  /** By the labels of the head: 'question', 'own-work', 'news' and others. */
  sorts: ReadonlyMap<string, number>;
  /** How likely the post's point is something of its author's. */
  advert: number;
};

const QUERY_SCALE = 4;
const LONGEST_TEXT = 1200;
const MOST_IN_ALL = 3;
const MOST_IN_TITLE = 2;

/** Signs to weigh with others, never a verdict: the likeliest sort is right in 62 of 100 posts. */
export function sortPost(model: MatcherModel, post: { title: string; text: string }): PostSort {
  const input = describePost(model, fold(post.title), fold(post.text).slice(0, LONGEST_TEXT));
  const { sort, own } = model.heads;
  const shares = toShares(sort, input);
  return {
    sorts: new Map(sort.labels.map((label, index) => [label, shares[index] ?? 0])),
    advert: toShares(own, input)[2] ?? 0,
  };
}

/** The head's input, in the order that its file states. */
function describePost(model: MatcherModel, title: string, text: string): number[] {
  const none = new Float64Array(DIMENSIONS);
  const all = `${title}. ${text}`;
  const scale = (query: Float64Array | null) =>
    Array.from(query ?? none, (each) => QUERY_SCALE * each);
  return [
    ...scale(encodeText(model, title)),
    ...scale(encodeText(model, all)),
    ...countSigns(model, all.toLowerCase(), MOST_IN_ALL),
    ...countSigns(model, title.toLowerCase(), MOST_IN_TITLE),
    title.endsWith("?") ? 1 : 0,
    Math.log(1 + text.length) - 5,
    Math.log(1 + title.length) - 4,
    text === "" ? 1 : 0,
  ];
}

function countSigns({ sortPatterns }: MatcherModel, text: string, most: number): number[] {
  return sortPatterns.map((pattern) => Math.min(most, text.match(pattern)?.length ?? 0));
}

function toShares(head: { weights: number[][]; bias: number[] }, input: number[]): number[] {
  const values = head.weights.map(
    (row, index) => sumProducts(row, input) + (head.bias[index] ?? 0),
  );
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
