import type { Check } from "./check.ts";

/** What one line above the findings says. */
export type VerdictCounts = {
  /** Demands that are broken or wait for an answer, and habits of Reddit that speak against the draft. */
  problems: number;
  kept: number;
  toRead: number;
  /** Nothing is known of the community, and so nothing can be told. */
  isBlind: boolean;
};

/** What was seen of a community's posts says nothing about its rules. */
const SEEN: ReadonlySet<Check["kind"]> = new Set(["post-types", "posting-frequency"] as const);

/** Nothing was demanded that a draft could be held against, and nobody noted what is allowed. */
export function isBlind(checks: readonly Check[]): boolean {
  const told = checks.filter(({ kind, outcome }) => !(SEEN.has(kind) && outcome !== "broken"));
  return told.every(({ kind, source }) => kind === "stance" && source?.kind === "none");
}

/** '2 problems · 3 passed · 4 for you to read', 'No problem found · …', or that nothing can be told. */
export function wordTally({ problems, kept, toRead, isBlind: isUnknown }: VerdictCounts): string {
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
