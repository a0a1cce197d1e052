import type { Check } from "./check.ts";

export type CheckTally = {
  /** Demands that are broken or wait for an answer, and habits of Reddit that speak against the draft. */
  problems: number;
  broken: number;
  kept: number;
  toRead: number;
  /** Nothing is known of the community, and so nothing can be told. */
  isBlind: boolean;
};

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

/** Something for the author to change, ask or answer. Rules that nobody knows are no fault of the draft. */
export function isFault({ kind, outcome, finding, source }: Check): boolean {
  if (outcome === "broken" || outcome === "asked") return true;
  const isUnknown = kind === "stance" && source?.kind === "none";
  return outcome === "read" && finding !== null && !isUnknown;
}

export function isUnsure({ outcome }: Check): boolean {
  return outcome === "read";
}

/** What was seen of a community's posts says nothing about its rules. */
const SEEN: ReadonlySet<Check["kind"]> = new Set(["post-types", "posting-frequency"] as const);

/** Nothing was demanded that a draft could be held against, and nobody noted what is allowed. */
function isBlind(checks: readonly Check[]): boolean {
  const told = checks.filter(({ kind, outcome }) => !(SEEN.has(kind) && outcome !== "broken"));
  return told.every(({ kind, source }) => kind === "stance" && source?.kind === "none");
}

/** For 'n/m rules followed', which counts what was really looked at; 0 means that nothing was. */
export function countFollowed({ broken, kept }: CheckTally): { followed: number; total: number } {
  return { followed: kept, total: broken + kept };
}

/** '2 problems · 3 passed · 4 for you to read', or that nothing can be told. */
export function wordTally({ problems, kept, toRead, isBlind: isUnknown }: CheckTally): string {
  const found = problems === 1 ? "1 problem" : `${problems} problems`;
  if (isUnknown) return problems > 0 ? `We can't tell · ${found}` : "We can't tell";
  return [
    problems > 0 ? found : "No problem found",
    `${kept} passed`,
    toRead > 0 && `${toRead} for you to read`,
  ]
    .filter(Boolean)
    .join(" · ");
}
