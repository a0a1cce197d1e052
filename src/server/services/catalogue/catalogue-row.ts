import type { Profile } from "#catalogue/profiles.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import { levelOfStance } from "#engine/policy/word-policy.ts";
import { measureGrowth } from "#engine/subreddits/measure-growth.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { NewSubreddit, RowOrigin } from "#server/db/subreddits/catalogue-repository.ts";
import { toWordVector } from "#server/db/subreddits/word-vector.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { placeWords } from "#engine/search/split-words.ts";

/** Raise it when a change below should reach databases that are loaded already. */
export const ROW_VERSION = 5;

/** A subreddit as the database keeps it: its facts, and what lists filter, sort and search by. */
export function toCatalogueRow(
  facts: SubredditFacts,
  origin: RowOrigin,
  profile: Profile | undefined,
): NewSubreddit {
  const id = facts.name.toLowerCase();
  const policy = buildPolicy({ id, source: origin.source, facts });
  return {
    id,
    name: facts.name,
    members: facts.members,
    category: facts.category,
    risk: levelOfStance(policy.stance, policy.kind),
    growth: measureGrowth(facts.membersHistory)?.percentPerYear ?? null,
    stanceGroup: STANCE_ROWS[policy.stance.is].group,
    words: toWordVector(placeWords(facts, profile?.description ?? "")),
    facts,
    checkedAt: null,
    ...origin,
  };
}
