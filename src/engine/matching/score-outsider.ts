import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { encodeSubreddit } from "./encode-subreddit.ts";
import { DIMENSIONS, type MatcherModel } from "./matcher-model.ts";
import { scoreRow } from "./score-subreddits.ts";

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
