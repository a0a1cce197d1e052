import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import type { SubredditFacts } from "../subreddit-facts.ts";

/** A community of which nothing is known but what the test names. */
export function makeFacts(known: Partial<SubredditFacts> = {}): SubredditFacts {
  return {
    name: "Example",
    members: 5000,
    membersAsOf: "2025-09",
    membersHistory: [],
    weeklyActive: null,
    topic: null,
    category: "Other",
    isCategoryEstimated: false,
    createdOn: null,
    keywords: [],
    rules: null,
    postTypes: [],
    flairs: [],
    activity: null,
    frontPage: null,
    seenAsOf: null,
    related: [],
    ...known,
  };
}

export function makeRules(codes: RuleCodes, count = 7) {
  return { asOf: "2023-03", count, codes };
}
