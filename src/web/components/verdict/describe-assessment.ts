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
