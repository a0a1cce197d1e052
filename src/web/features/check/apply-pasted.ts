import type { Policy } from "#contract/policy.ts";
import { type OwnPolicy, applyOwn } from "#engine/policy/own-policy.ts";
import { NO_SOURCE, presentPolicy, wordFrequency, wordStance } from "#engine/policy/word-policy.ts";

/** A policy as the rules make it that a visitor pasted; fetched by those who pasted some. */
export function applyPasted(policy: Policy, own: OwnPolicy): Policy {
  const applied = applyOwn(policy, own);
  return { ...applied, ...presentPolicy(applied) };
}

/** What we know about a community that is not in the catalogue: how it is called. */
export function describeUnknown(subredditId: string): Policy {
  const stance: Policy["stance"] = {
    is: "unknown",
    detail: null,
    flairs: [],
    day: null,
    sharePercent: null,
    source: NO_SOURCE,
  };
  return {
    ...presentPolicy({ stance, kind: null }),
    subredditId,
    name: subredditId,
    fullName: `r/${subredditId}`,
    members: 0,
    membersAsOf: "2026-11",
    membersEstimated: false,
    description: "",
    stance,
    stanceWords: wordStance(stance),
    kind: null,
    language: null,
    topic: null,
    codes: {},
    codeSources: {},
    listedRules: null,
    uncodedRules: [],
    requirements: [],
    demands: [],
    threads: [],
    subject: null,
    shows: null,
    formats: null,
    extractedRules: [],
    bannedKeywords: [],
    keywordSources: {},
    allowedPostTypes: [],
    requiresFlair: false,
    flairText: null,
    flairsSeen: [],
    postingFrequency: wordFrequency({ stance, demands: [] }),
    rulesUrl: `https://www.reddit.com/r/${subredditId}/about/rules/`,
  };
}
