import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { DIMENSIONS, type MatcherModel, addToken } from "./matcher-model.ts";
import { scoreRow } from "./score-subreddits.ts";
import { findPieces, findTokens, splitWords } from "./tokenise.ts";

/** The score of a subreddit that the model has no row for; its row comes from encodeSubreddit. */
function scoreOutsider(
  model: MatcherModel,
  query: Float64Array,
  outsider: { row: Int8Array; facts: Pick<SubredditFacts, "members" | "rules"> },
): number {
  let product = 0;
  let squares = 0;
  for (let d = 0; d < DIMENSIONS; d++) {
    const component = outsider.row[d] ?? 0;
    product += (query[d] ?? 0) * component;
    squares += component * component;
  }
  const cosine = squares === 0 ? 0 : product / Math.sqrt(squares);
  return model.rerank.cosine * cosine + estimateBias(model, outsider.facts);
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

/** How well a community fits a query, whether or not it has a row; null when none of its words is known. */
export function scoreSubreddit(
  model: MatcherModel,
  query: Float64Array,
  { modelRow, facts }: { modelRow: number | null; facts: SubredditFacts },
): number | null {
  if (modelRow !== null) return scoreRow(model, query, modelRow);
  const row = encodeSubreddit(model, facts);
  return row && scoreOutsider(model, query, { row, facts });
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
