import type { Check } from "./check.ts";

export type CheckTally = { broken: number; kept: number; toRead: number };

export function tallyChecks(checks: readonly Check[]): CheckTally {
  const count = (outcome: Check["outcome"]) =>
    checks.filter((check) => check.outcome === outcome).length;
  return { broken: count("broken"), kept: count("kept"), toRead: count("read") };
}

/** For 'n/m rules followed', which counts what was really looked at; 0 means that nothing was. */
export function countFollowed({ broken, kept }: CheckTally): { followed: number; total: number } {
  return { followed: kept, total: broken + kept };
}

/** '2 problems · 3 passed · 4 for you to read'. */
export function wordTally({ broken, kept, toRead }: CheckTally): string {
  return [
    broken > 0 ? (broken === 1 ? "1 problem" : `${broken} problems`) : "No problem found",
    `${kept} passed`,
    toRead > 0 && `${toRead} for you to read`,
  ]
    .filter(Boolean)
    .join(" · ");
}
