import { type CheckTally, wordTally } from "#engine/checks/summarise-checks.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";

/** The verdict in one breath, for whoever hears it instead of seeing it. */
export function describeAssessment({ level, score, reasons }: BanRisk, tally: CheckTally): string {
  const why = reasons.length === 1 ? "1 reason" : `${reasons.length} reasons`;
  return `Ban risk: ${level}, an estimate, ${score} of 100, ${why}. ${wordTally(tally)}.`;
}

/** Said where the estimate has no reason. */
export function wordNoReasons({ kept }: CheckTally): string {
  return kept > 0
    ? "No known rule is broken, and nothing in the words stands out."
    : "Nothing in the words stands out.";
}
