import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { SharedTerms } from "./match-terms.ts";

/** What is weighed beside the model's score. */
export type Weighed = {
  score: number;
  shared: SharedTerms;
  takesLaunches: boolean;
  isActivityKnown: boolean;
};

/** In points of the model's score; chosen with `npm run eval` (decision 19). */
const NAMED_AFTER_A_WORD = 0.8;
/** A topic without one word in common is a guess. Where launches are shown, every topic is at home. */
const NO_WORD_IN_COMMON = 1;
const ACTIVITY_UNKNOWN = 1;

/** How well a community fits, in points of the model's score. */
export function weighMatch({ score, shared, takesLaunches, isActivityKnown }: Weighed): number {
  const isGuess = shared.terms.length === 0 && !takesLaunches;
  return (
    score +
    (shared.isNamed ? NAMED_AFTER_A_WORD : 0) -
    (isGuess ? NO_WORD_IN_COMMON : 0) -
    (isActivityKnown ? 0 : ACTIVITY_UNKNOWN)
  );
}

/** Whether anything says how busy a community is; those described by hand are known to be alive. */
export function knowsActivity(facts: SubredditFacts, hasProfile: boolean): boolean {
  const { frontPage, activity, weeklyActive } = facts;
  return hasProfile || frontPage !== null || activity !== null || weeklyActive !== null;
}
