import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { addToken } from "./encode-text.ts";
import { DIMENSIONS, type MatcherModel } from "./matcher-model.ts";
import { findPieces, findTokens, splitWords } from "./tokenise.ts";

export type DescribedSubreddit = Pick<SubredditFacts, "name" | "keywords" | "topic"> & {
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
  const parts = splitName(name);
  const wholeName = vocabulary.get(name.toLowerCase());
  const tokensOf = (text: string | null | undefined) =>
    findTokens(vocabulary, splitWords(text ?? ""));
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
export function splitName(name: string): string[] {
  const parts = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}
