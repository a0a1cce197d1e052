import { NEARLY_SAME } from "#engine/slots/spacing-limits.ts";
import type { Candidate } from "./list-candidates.ts";
import { countBits, type Mask, MOST_MATTERS, type Shelf } from "./shelf.ts";

/** The largest share of its words that a post may have in common with another one of the project. */
const MOST_SHARED = 1 / 3;
/** The same of all words, with what every post says: what it is, and how to get it. What the check takes for a copy. */
export const MOST_ALIKE = NEARLY_SAME;
/** Of introduction and question, which differ from post to post: 25 and 15 in the middle, and not every post asks. */
const OWN_WORDS = 35;
/** Below this nothing that was told is what these readers want; a remark of 85 words has lost 0.9 for being short. */
const LEAST_WORTH = -2;

/** How much of the shorter one stands in the other, too; what introduces the thing stands in all of them. */
export function measureShared(a: Candidate, b: Candidate, shelf: Shelf): number {
  const shorter = Math.min(a.words + a.factWords, b.words + b.factWords);
  return shareOf(a.mask & b.mask & ~shelf.lookedUp, shorter, shelf);
}

function shareOf(both: Mask, shorter: number, shelf: Shelf): number {
  if (both === 0) return 0;
  return shelf.countIn(both) / (shorter + Math.max(OWN_WORDS, shelf.sharedWords));
}

/** The share of all words that two posts have in common, as the check counts them; `more` are in both, too. */
export function measureAlike(
  a: Candidate,
  b: Candidate,
  { countIn, sharedWords }: Shelf,
  more = 0,
): number {
  const shared = countIn(a.mask & b.mask) + sharedWords + more + Math.min(a.factWords, b.factWords);
  const all = a.words + a.factWords + b.words + b.factWords + 2 * (sharedWords + more);
  return (2 * shared) / all;
}

/** Whether two posts can't both be written: they begin alike, or share too much. */
function clash(a: Candidate, b: Candidate, shelf: Shelf): boolean {
  return (
    (a.start === b.start && a.start !== "plain") ||
    measureShared(a, b, shelf) > MOST_SHARED ||
    measureAlike(a, b, shelf) > MOST_ALIKE
  );
}

/** As many posts as these may begin with the thing itself. */
function isTooPlain(others: readonly Candidate[], mostPlain: number): boolean {
  let count = 0;
  for (const { start } of others) if (start === "plain") count++;
  return count >= mostPlain;
}

/** Whether it is worth writing, and can be told apart from all of these. */
export function standsApart(
  candidate: Candidate,
  others: readonly Candidate[],
  shelf: Shelf,
  mostPlain: number,
): boolean {
  if (candidate.value <= LEAST_WORTH) return false;
  if (candidate.start === "plain" && isTooPlain(others, mostPlain)) return false;
  for (const other of others) if (clash(candidate, other, shelf)) return false;
  return true;
}

/** One bit for each candidate of a list, in blocks of 32. */
const BLOCK = 32;

/** For each block of a list, of which candidates it is known whether they clash with one other post, and which of them do. */
type Row = { other: Candidate; known: Int32Array; clashing: Int32Array };

/**
 * The same for whole lists, the best first, which are held against the same posts again and again: gives the place of the
 * next one that stands apart, from a place on, and -1 where there is none.
 */
export type Beside = (
  candidates: readonly Candidate[],
  others: readonly Candidate[],
  limits: { mostPlain: number; mostMatters?: number },
) => (from: number) => number;

export function createBeside(shelf: Shelf): Beside {
  const lists = new Map<readonly Candidate[], ReturnType<typeof createRows>>();
  const findSame = createTwinFinder();
  return (candidates, others, { mostPlain, mostMatters = MOST_MATTERS }) => {
    const known = lists.get(candidates) ?? createRows(candidates, shelf, findSame);
    lists.set(candidates, known);
    const rows = others.map(known.readRow);
    const unfit = known.findUnfit(isTooPlain(others, mostPlain), mostMatters);
    return (from) => {
      for (let block = from >> 5, first = -1 << from; block < unfit.length; block++, first = -1) {
        let open = ~(unfit[block] ?? 0) & first;
        for (const { clashing } of rows) open &= ~(clashing[block] ?? 0);
        for (; open !== 0; open &= open - 1) {
          const at = block * BLOCK + 31 - Math.clz32(open & -open);
          if (!known.clashesWithAny(at, rows)) return at;
        }
      }
      return -1;
    };
  };
}

/** The first one that tells the same: another community's, or what was planned before it was written and read back. */
function createTwinFinder(): (candidate: Candidate) => Candidate {
  const known = new Map<Candidate, Candidate>();
  const alike = new Map<string, Candidate>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before) return before;
    const { start, mask, words, factWords } = candidate;
    const key = `${start} ${mask} ${words} ${factWords}`;
    const first = alike.get(key) ?? candidate;
    alike.set(key, first);
    known.set(candidate, first);
    return first;
  };
}

/** Whether one of them, by its place, and another post may not stand side by side. */
function createClash(candidates: readonly Candidate[], shelf: Shelf) {
  // Side by side, since all of them are looked at for each other post.
  const masks = Int32Array.from(candidates, ({ mask }) => mask);
  const totals = Float64Array.from(candidates, ({ words, factWords }) => words + factWords);
  const facts = Float64Array.from(candidates, ({ factWords }) => factWords);
  const { countIn, sharedWords, lookedUp } = shelf;

  return (at: number, other: Candidate): boolean => {
    const both = (masks[at] ?? 0) & other.mask;
    const total = other.words + other.factWords;
    const own = totals[at] ?? 0;
    if (shareOf(both & ~lookedUp, Math.min(own, total), shelf) > MOST_SHARED) return true;
    const shared = countIn(both) + sharedWords + Math.min(facts[at] ?? 0, other.factWords);
    if ((2 * shared) / (own + total + 2 * sharedWords) > MOST_ALIKE) return true;
    return other.start !== "plain" && candidates[at]?.start === other.start;
  };
}

function createRows(
  candidates: readonly Candidate[],
  shelf: Shelf,
  findSame: (candidate: Candidate) => Candidate,
) {
  const rows = new Map<Candidate, Row>();
  const unfit = new Map<number, Int32Array>();
  const blocks = Math.ceil(candidates.length / BLOCK);
  const clashAt = createClash(candidates, shelf);
  const makeRow = (other: Candidate): Row => ({
    other,
    known: new Int32Array(blocks),
    clashing: new Int32Array(blocks),
  });

  return {
    readRow: (other: Candidate): Row => {
      const known = rows.get(other);
      if (known) return known;
      const same = findSame(other);
      const row = rows.get(same) ?? makeRow(other);
      rows.set(same, row);
      rows.set(other, row);
      return row;
    },
    /** Whether it clashes with any of them; each pair is judged once. */
    clashesWithAny: (at: number, others: readonly Row[]): boolean => {
      const block = at >> 5;
      const bit = 1 << at;
      for (const { other, known, clashing } of others) {
        const before = known[block] ?? 0;
        if ((before & bit) !== 0) continue;
        known[block] = before | bit;
        if (!clashAt(at, other)) continue;
        clashing[block] = (clashing[block] ?? 0) | bit;
        return true;
      }
      return false;
    },
    /** Those that are not worth it, begin plainly where no more may, or tell too much. */
    findUnfit: (isPlainTaken: boolean, mostMatters: number): Int32Array => {
      const key = isPlainTaken ? -mostMatters : mostMatters;
      const known = unfit.get(key);
      if (known) return known;
      const bits = listUnfit(candidates, isPlainTaken, mostMatters);
      unfit.set(key, bits);
      return bits;
    },
  };
}

function listUnfit(
  candidates: readonly Candidate[],
  isPlainTaken: boolean,
  mostMatters: number,
): Int32Array {
  const bits = new Int32Array(Math.ceil(candidates.length / BLOCK)).fill(-1);
  for (const [at, { value, start, mask }] of candidates.entries()) {
    const isTooMany = mostMatters < MOST_MATTERS && countBits(mask) > mostMatters;
    if (value <= LEAST_WORTH || (isPlainTaken && start === "plain") || isTooMany) continue;
    bits[at >> 5] = (bits[at >> 5] ?? 0) & ~(1 << at);
  }
  return bits;
}
