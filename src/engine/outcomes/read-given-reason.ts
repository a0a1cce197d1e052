import type { RuleCode } from "#engine/rules/rule-codes.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordRule } from "#engine/rules/word-rule.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { findNamedRule } from "./find-named-rule.ts";
import type { Removal, RemovalBasis, RemovalCause, RemovalEvidence } from "./removal.ts";

export type GivenCause = {
  cause: Extract<RemovalCause, "rule" | "gate" | "told">;
  headline: string;
  evidence: RemovalEvidence;
};

const LONGEST_QUOTE = 160;

/** What the user was told as the reason: it counts more than what we find, with or without a rule. */
export function readGivenReason({ givenReason, policy, sighting }: Removal): GivenCause | null {
  if (!givenReason?.trim()) return null;
  const code = findNamedRule(givenReason, policy.rules?.codes ?? {});
  const isGate = code === "min-karma" || code === "min-account-age-days";
  const who = sighting === "removed-by-reddit" ? "Reddit" : "The moderators";
  return {
    cause: code ? (isGate ? "gate" : "rule") : "told",
    headline: `${who} wrote: “${toSingleLine(givenReason, LONGEST_QUOTE)}”`,
    evidence: {
      text: "This is the reason that you noted, and it counts more than what we find.",
      quote: null,
      basis: citeRule(code, policy),
    },
  };
}

function citeRule(code: RuleCode | null, { rules, fullName }: Policy): RemovalBasis {
  if (!code) return { kind: "unlisted", text: "It names no rule that we could look up." };
  const value = rules?.codes[code];
  return rules && value !== undefined
    ? { kind: "rule", text: wordRule(code, value), asOf: rules.asOf }
    : { kind: "unlisted", text: `It is not among the rules that we know of ${fullName}.` };
}
