import { isBlind, type VerdictCounts } from "./can-we-tell.ts";
import type { Check } from "./check.ts";

export type CheckTally = VerdictCounts & { broken: number };

/** What is missing to judge by, and so is not the draft's fault. */
export const NO_FAULT: ReadonlySet<string> = new Set(["author-unknown"]);

/** With the reasons for an estimate, so that 'No problem found' never stands beside a high risk. */
export function tallyChecks(
  checks: readonly Check[],
  reasons: readonly { id: string }[] = [],
): CheckTally {
  const count = (outcome: Check["outcome"]) =>
    checks.filter((check) => check.outcome === outcome).length;
  const demanded = new Set(checks.map(({ id }) => id));
  const habits = reasons.filter(({ id }) => !demanded.has(id) && !NO_FAULT.has(id)).length;
  const isStanceBroken = checks.some(
    ({ kind, outcome }) => kind === "stance" && outcome === "broken",
  );
  // A ban on promotion that finds nothing more is broken with the stance, and one problem with it.
  const faults = checks.filter((check) => isFault(check) && !(isStanceBroken && isEcho(check)));
  return {
    problems: faults.length + habits,
    broken: count("broken"),
    kept: count("kept"),
    toRead: checks.filter((check) => isUnsure(check) && !isFault(check)).length,
    isBlind: isBlind(checks),
  };
}

function isEcho({ kind, finding }: Check): boolean {
  return kind === "rule" && finding === null;
}

/** A condition that seems to be kept leaves so much. */
const LEFT_OVER = 8;

/** Something for the author to change, ask or answer. Rules that nobody knows are no fault of the draft. */
export function isFault({ kind, outcome, finding, source }: Check): boolean {
  if (outcome === "broken" || outcome === "asked") return true;
  const isUnknown = kind === "stance" && source?.kind === "none";
  return outcome === "read" && finding !== null && finding.points > LEFT_OVER && !isUnknown;
}

export function isUnsure({ outcome }: Check): boolean {
  return outcome === "read";
}

/** For 'n/m rules followed', which counts what was really looked at; 0 means that nothing was. */
export function countFollowed({ broken, kept }: CheckTally): { followed: number; total: number } {
  return { followed: kept, total: broken + kept };
}
