import type { Policy } from "./policy.ts";

/** For a community of which nothing is known. */
export function unknownPolicy(subredditId: string): Policy {
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
