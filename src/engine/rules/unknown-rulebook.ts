import type { Rulebook } from "./rulebook.ts";

/** For a community of which nothing is known. */
export function unknownRulebook(subredditId: string): Rulebook {
  return {
    subredditId,
    fullName: `r/${subredditId}`,
    extractedRules: [],
    rules: null,
    bannedKeywords: [],
    allowedPostTypes: [],
    requiresFlair: false,
    flairText: null,
    flairsSeen: [],
    postingFrequency: "",
  };
}
