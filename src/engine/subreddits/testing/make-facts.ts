import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { type SubredditFacts, NOTHING_KNOWN } from "#engine/subreddits/subreddit-facts.ts";

/** A community of which nothing is known but what the test names. */
export function makeFacts(known: Partial<SubredditFacts> = {}): SubredditFacts {
  return {
    ...NOTHING_KNOWN,
    name: "Example",
    members: 5000,
    membersAsOf: "2025-09",
    category: "Other",
    ...known,
  };
}

export function makeRules(codes: RuleCodes, count = 7) {
  return { asOf: "2023-03", count, codes };
}
