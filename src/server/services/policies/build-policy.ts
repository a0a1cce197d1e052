import type { Policy } from "#engine/policy/policy.ts";
import { wordRules } from "#engine/rules/word-rule.ts";
import { allowedPostTypes } from "#engine/subreddits/allowed-post-types.ts";
import { wordPostingFrequency } from "#engine/subreddits/posting-frequency.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";

/** What drafts for this community are checked against, by composer and screen alike. */
export function buildPolicy(subredditId: string, facts: SubredditFacts): Policy {
  const { rules, flairs } = facts;
  return {
    subredditId,
    fullName: `r/${facts.name}`,
    extractedRules: rules ? wordRules(rules).map(({ text }) => text) : [],
    rules,
    // No source tells these two yet.
    bannedKeywords: [],
    flairText: null,
    allowedPostTypes: allowedPostTypes(facts),
    requiresFlair: rules?.codes["flair-required"] !== undefined,
    flairsSeen: flairs,
    postingFrequency: wordPostingFrequency(facts),
  };
}
