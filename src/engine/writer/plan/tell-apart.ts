import { NEARLY_SAME } from "#engine/slots/spacing-limits.ts";
import type { Candidate, Start } from "./list-candidates.ts";
import { type Shelf, sumOver } from "./shelf.ts";

/** The largest share of its words that a post may have in common with another one of the project. */
const MOST_SHARED = 1 / 3;
/** The same of all words, with what every post says: what it is, and how to get it. What the check takes for a copy. */
export const MOST_ALIKE = NEARLY_SAME;
/** Of introduction and question, which differ from post to post: 25 and 15 in the middle, and not every post asks. */
const OWN_WORDS = 35;
/** Below this nothing that was told is what these readers want. */
const LEAST_WORTH = -1;

/** How much of the shorter one stands in the other, too; what introduces the thing stands in all of them. */
export function measureShared(a: Candidate, b: Candidate, shelf: Shelf): number {
  const both = a.mask & b.mask & ~shelf.lookedUp;
  if (both === 0) return 0;
  const around = Math.max(OWN_WORDS, shelf.commonWords);
  const shorter = Math.min(a.words + a.factWords, b.words + b.factWords);
  return sumOver(both, shelf.words) / (shorter + around);
}

/** The share of all words that two posts have in common, as the check counts them; `more` are in both, too. */
export function measureAlike(
  a: Candidate,
  b: Candidate,
  { words, commonWords }: Shelf,
  more = 0,
): number {
  const both = a.mask & b.mask;
  const told = both === 0 ? 0 : sumOver(both, words);
  const shared = told + commonWords + more + Math.min(a.factWords, b.factWords);
  const all = a.words + a.factWords + b.words + b.factWords + 2 * (commonWords + more);
  return (2 * shared) / all;
}

/** Whether it is worth writing, and can be told apart from all of these. */
export function standsApart(
  candidate: Candidate,
  others: readonly Candidate[],
  shelf: Shelf,
  mostPlain: number,
): boolean {
  return tellApart(others, shelf, mostPlain)(candidate);
}

/** The same for many candidates beside the same others: how those begin is counted once. */
export function tellApart(
  others: readonly Candidate[],
  shelf: Shelf,
  mostPlain: number,
): (candidate: Candidate) => boolean {
  const begun = new Map<Start, number>();
  for (const { start } of others) begun.set(start, (begun.get(start) ?? 0) + 1);
  return (candidate) => {
    const { start, value } = candidate;
    if (value <= LEAST_WORTH) return false;
    if ((begun.get(start) ?? 0) >= (start === "plain" ? mostPlain : 1)) return false;
    for (const other of others)
      if (
        measureShared(candidate, other, shelf) > MOST_SHARED ||
        measureAlike(candidate, other, shelf) > MOST_ALIKE
      )
        return false;
    return true;
  };
}
