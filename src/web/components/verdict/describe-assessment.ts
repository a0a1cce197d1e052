import type { Check } from "#engine/checks/check.ts";
import type { BanRisk } from "#engine/risk/ban-risk.ts";

type Tally = { followed: number; total: number };

/** The verdict in one breath, for whoever hears it instead of seeing it. */
export function describeAssessment({ level, score, reasons }: BanRisk, tally: Tally): string {
  const why = reasons.length === 1 ? "1 reason" : `${reasons.length} reasons`;
  const rules = tally.total > 0 ? ` ${wordTally(tally)}.` : "";
  return `Ban risk: ${level}, an estimate, ${score} of 100, ${why}.${rules}`;
}

export function wordTally({ followed, total }: Tally): string {
  return `${followed}/${total} rules followed`;
}

/** Said where the estimate has no reason; the checks may have found something all the same. */
export function wordNoReasons(checks: readonly Check[], hasKnownRules: boolean): string {
  const broken = checks.filter(({ isFollowed }) => !isFollowed).length;
  if (broken > 0) {
    const rules = broken === 1 ? "1 rule below is" : `${broken} rules below are`;
    return `${rules} not followed. Nothing else in the words stands out.`;
  }
  return hasKnownRules
    ? "No known rule is broken, and nothing in the words stands out."
    : "Nothing in the words stands out.";
}

/** Green only for what a machine has looked at: a rule that has to be read is not yet followed. */
export function judgeTally(checks: readonly Check[]): "pass" | "fail" | "not-checked" {
  if (checks.some(({ isFollowed }) => !isFollowed)) return "fail";
  return checks.every(({ isMachineChecked }) => isMachineChecked) ? "pass" : "not-checked";
}
