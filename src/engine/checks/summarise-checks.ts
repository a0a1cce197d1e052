import type { Check } from "./check.ts";

export type CheckTally = {
  /** Demands that are broken, and habits of Reddit that speak against the draft. */
  problems: number;
  broken: number;
  kept: number;
  toRead: number;
};

/** What is missing to judge by, and so is not the draft's fault. */
const NO_FAULT: ReadonlySet<string> = new Set(["author-unknown"]);

/** With the reasons for an estimate, so that 'No problem found' never stands beside a high risk. */
export function tallyChecks(
  checks: readonly Check[],
  reasons: readonly { id: string }[] = [],
): CheckTally {
  const count = (outcome: Check["outcome"]) =>
    checks.filter((check) => check.outcome === outcome).length;
  const demanded = new Set(checks.map(({ id }) => id));
  const habits = reasons.filter(({ id }) => !demanded.has(id) && !NO_FAULT.has(id)).length;
  const broken = count("broken");
  return { problems: broken + habits, broken, kept: count("kept"), toRead: count("read") };
}

/** For 'n/m rules followed', which counts what was really looked at; 0 means that nothing was. */
export function countFollowed({ broken, kept }: CheckTally): { followed: number; total: number } {
  return { followed: kept, total: broken + kept };
}

/** '2 problems · 3 passed · 4 for you to read'. */
export function wordTally({ problems, kept, toRead }: CheckTally): string {
  return [
    problems > 0 ? (problems === 1 ? "1 problem" : `${problems} problems`) : "No problem found",
    `${kept} passed`,
    toRead > 0 && `${toRead} for you to read`,
  ]
    .filter(Boolean)
    .join(" · ");
}
