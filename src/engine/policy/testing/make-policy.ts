import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import { wordRules } from "#engine/rules/word-rule.ts";

/** A community that demands nothing but what the test names. */
export function makePolicy(known: Partial<Policy> = {}): Policy {
  return {
    subredditId: "example",
    fullName: "r/Example",
    extractedRules: [],
    rules: { asOf: "2025-09", count: 0, codes: {} },
    bannedKeywords: [],
    allowedPostTypes: [],
    requiresFlair: false,
    flairText: null,
    flairsSeen: [],
    postingFrequency: "",
    ...known,
  };
}

/** A community whose rules are these codes, all of them understood. */
export function makeCodedPolicy(codes: RuleCodes, known: Partial<Policy> = {}): Policy {
  const rules = { asOf: "2025-09", count: Object.keys(codes).length, codes };
  return makePolicy({
    rules,
    extractedRules: wordRules(rules).map(({ text }) => text),
    requiresFlair: codes["flair-required"] !== undefined,
    ...known,
  });
}

export function makeDraft(known: Partial<Draft> = {}): Draft {
  return { title: "", content: "", editSection: null, flair: null, ...known };
}
