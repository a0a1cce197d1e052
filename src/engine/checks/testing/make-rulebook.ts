import type { Draft } from "#engine/posts/draft.ts";
import type { Rulebook } from "#engine/rules/rulebook.ts";
import type { RuleCodes } from "#engine/rules/rule-codes.ts";
import { wordRules } from "#engine/rules/word-rule.ts";

/** A community that demands nothing but what the test names. */
export function makeRulebook(known: Partial<Rulebook> = {}): Rulebook {
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
export function makeCodedRulebook(codes: RuleCodes, known: Partial<Rulebook> = {}): Rulebook {
  const rules = { asOf: "2025-09", count: Object.keys(codes).length, codes };
  return makeRulebook({
    rules,
    extractedRules: wordRules(rules).map(({ text }) => text),
    requiresFlair: codes["flair-required"] !== undefined,
    ...known,
  });
}

export function makeDraft(known: Partial<Draft> = {}): Draft {
  return { title: "", content: "", editSection: null, flair: null, ...known };
}
