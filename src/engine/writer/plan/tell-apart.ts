import { NEARLY_SAME } from "#engine/slots/spacing-limits.ts";
import type { Candidate } from "./list-candidates.ts";
import { countBits, MOST_MATTERS, type Shelf } from "./shelf.ts";

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
  const both = a.mask & b.mask & ~shelf.lookedUp;
  if (both === 0) return 0;
  const around = Math.max(OWN_WORDS, shelf.sharedWords);
  const shorter = Math.min(a.words + a.factWords, b.words + b.factWords);
  return shelf.countIn(both) / (shorter + around);
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
  return (candidates, others, { mostPlain, mostMatters = MOST_MATTERS }) => {
    const known = lists.get(candidates) ?? createRows(candidates);
    lists.set(candidates, known);
    const rows = others.map(known.readRow);
    const unfit = known.findUnfit(isTooPlain(others, mostPlain), mostMatters);
    return (from) => {
      for (let block = from >> 5, first = -1 << from; block < unfit.length; block++, first = -1) {
        let closed = unfit[block] ?? 0;
        for (const { clashing } of rows) closed |= clashing[block] ?? 0;
        for (let open = ~closed & first; open !== 0; open &= open - 1) {
          const bit = open & -open;
          const at = block * BLOCK + 31 - Math.clz32(bit);
          const candidate = candidates[at];
          if (candidate && !clashesWithAny(candidate, rows, block, bit, shelf)) return at;
        }
      }
      return -1;
    };
  };
}

/** Of those that are not known yet. */
function clashesWithAny(
  candidate: Candidate,
  rows: readonly Row[],
  block: number,
  bit: number,
  shelf: Shelf,
): boolean {
  for (const { other, known, clashing } of rows) {
    const before = known[block] ?? 0;
    if ((before & bit) !== 0) continue;
    known[block] = before | bit;
    if (!clash(candidate, other, shelf)) continue;
    clashing[block] = (clashing[block] ?? 0) | bit;
    return true;
  }
  return false;
}

function createRows(candidates: readonly Candidate[]) {
  const rows = new Map<Candidate, Row>();
  const unfit = new Map<number, Int32Array>();
  const blocks = Math.ceil(candidates.length / BLOCK);
  return {
    readRow: (other: Candidate): Row => {
      const row = rows.get(other);
      if (row) return row;
      const made = { other, known: new Int32Array(blocks), clashing: new Int32Array(blocks) };
      rows.set(other, made);
      return made;
    },
    /** Those that are not worth it, begin plainly where no more may, or tell too much. */
    findUnfit: (isPlainTaken: boolean, mostMatters: number): Int32Array => {
      const key = isPlainTaken ? -mostMatters : mostMatters;
      const known = unfit.get(key);
      if (known) return known;
      const bits = new Int32Array(blocks).fill(-1);
      for (const [at, { value, start, mask }] of candidates.entries()) {
        const isTooMany = mostMatters < MOST_MATTERS && countBits(mask) > mostMatters;
        if (value <= LEAST_WORTH || (isPlainTaken && start === "plain") || isTooMany) continue;
        bits[at >> 5] = (bits[at >> 5] ?? 0) & ~(1 << at);
      }
      unfit.set(key, bits);
      return bits;
    },
  };
}
