import { encodeText, type MatcherModel, sumProducts } from "#engine/matching/matcher-model.ts";
import { pickKeywords } from "#engine/subreddits/description/pick-keywords.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

const MOST_NAMED = 3;
/** Read off the lists of twenty projects, not fitted: below it keywords are named by chance. */
const LEAST_NEARNESS = 0.3;

/** Which of a community's own keywords meet a text, the nearest first; none is better than a wrong one. */
export function findNearKeywords(
  model: MatcherModel,
  query: Float64Array,
  { name, keywords }: SubredditFacts,
): string[] {
  return pickKeywords(keywords, { name, kind: "" })
    .map((keyword) => {
      const direction = encodeText(model, keyword);
      return { keyword, nearness: direction ? sumProducts(direction, query) : 0 };
    })
    .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, MOST_NAMED)
    .map(({ keyword }) => keyword);
}
