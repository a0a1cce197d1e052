import { wordRule } from "#engine/rules/word-rule.ts";
import { toSingleLine } from "#engine/text/single-line.ts";
import { findNamedRule } from "./find-named-rule.ts";
import type { Removal, RemovalCause, RemovalEvidence } from "./removal.ts";

export type GivenCause = {
  cause: Extract<RemovalCause, "rule" | "gate">;
  headline: string;
  evidence: RemovalEvidence;
};

const LONGEST_QUOTE = 90;

/** What the user was told as the reason, where it names a rule: it counts more than what we find. */
export function readGivenReason({ givenReason, rulebook }: Removal): GivenCause | null {
  if (!givenReason) return null;
  const code = findNamedRule(givenReason, rulebook.rules?.codes ?? {});
  if (!code) return null;
  const isGate = code === "min-karma" || code === "min-account-age-days";
  const what = isGate ? "your account" : `a rule of ${rulebook.fullName}`;
  const value = rulebook.rules?.codes[code];
  return {
    cause: isGate ? "gate" : "rule",
    headline: `By the reason that you were given, ${what} is the cause.`,
    evidence: {
      text: "This is the reason that you noted.",
      quote: toSingleLine(givenReason, LONGEST_QUOTE),
      basis:
        rulebook.rules && value !== undefined
          ? { kind: "rule", text: wordRule(code, value), asOf: rulebook.rules.asOf }
          : {
              kind: "unlisted",
              text: `It is not among the rules that we know of ${rulebook.fullName}.`,
            },
    },
  };
}
