import type { RuleCode } from "#engine/rules/rule-table.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { wordRule } from "#engine/rules/rule-table.ts";
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
  const code = findNamedRule(givenReason, policy.codes);
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

function citeRule(code: RuleCode | null, policy: Policy): RemovalBasis {
  const { codes, codeSources, fullName } = policy;
  if (!code) return { kind: "unlisted", text: "It names no rule that we could look up." };
  const value = codes[code];
  const source = codeSources[code];
  return source && value !== undefined
    ? { kind: "rule", text: wordRule(code, value), source }
    : { kind: "unlisted", text: `It is not among the rules that we know of ${fullName}.` };
}
