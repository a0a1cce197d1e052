import { wordTally } from "#engine/checks/can-we-tell.ts";
import type { CheckTally } from "#engine/checks/summarise-checks.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";
import { useMemo } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";

/** The verdict in one breath, for whoever hears it instead of seeing it. */
export function describeAssessment({ level, score, reasons }: BanRisk, tally: CheckTally): string {
  if (tally.isBlind) return `${wordTally(tally)}.`;
  const why = reasons.length === 1 ? "1 reason" : `${reasons.length} reasons`;
  return `Estimated ban risk: ${level}, ${score} of 100, ${why}. ${wordTally(tally)}.`;
}

/** Said where the estimate has no reason. */
export function wordNoReasons({ kept, isBlind }: CheckTally): string {
  if (isBlind) return "We don't know its rules. Paste them.";
  return kept > 0 ? "No known rule broken, no risky wording." : "No risky wording.";
}

/** Judges a draft by all that its page knows; the same function as long as that did not change. */
export type Assess = (draft: Draft, policy: Policy) => Assessment;

/** Worked out anew only for another draft, policy or circumstances. */
export function useAssessment(draft: Draft, policy: Policy, assess: Assess): Assessment {
  return useMemo(() => assess(draft, policy), [draft, policy, assess]);
}
