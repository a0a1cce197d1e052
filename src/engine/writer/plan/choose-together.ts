import type { Place } from "../place/place.ts";
import type { Candidate } from "./list-candidates.ts";
import { type Shelf, sumOver } from "./shelf.ts";

/** The largest share of its sentences that a post may have in common with another one of the project. */
const MOST_SHARED = 1 / 3;
/** The same of all words, with what every post says: what it is, and how to get it. The check takes 0.6 for a copy. */
const MOST_ALIKE = 0.6;
/** Introduction and question, which differ from post to post. */
const OWN_SENTENCES = 2;

const SWEEPS = 4;
/** More than these, the best for each place, are not tried while all are chosen together. */
const MOST_TRIED = 40;
/** What a clash costs while the posts are being chosen; nothing that a community wants outweighs it. */
const OF_CLASH = 6;
const OF_SHARED = 1.5;
/** Below this nothing that was told is what these readers want. */
const LEAST_WORTH = -2.5;

export type Slot = { place: Place; candidates: Candidate[] };

/** `mostPlain` may begin with the thing itself; those that are fixed were written before. */
type Limits = { mostPlain: number; fixed: readonly Candidate[] };

/** The best way to write for as many of them as can be told apart. */
export function chooseTogether(slots: Slot[], shelf: Shelf, limits: Limits): Map<Place, Candidate> {
  const bestOf = ({ candidates }: Slot) => candidates[0]?.value ?? -Infinity;
  const tries = MOST_MATTERS.flatMap((most) => {
    const shorter = slots.map(({ place, candidates }) => ({
      place,
      candidates: candidates.filter(({ mask }) => countBits(mask) <= most),
    }));
    const chosen = settle(shorter, shelf, limits);
    const byWorth = shorter.toSorted((a, b) => bestOf(b) - bestOf(a));
    const orders = [shorter, shorter.toReversed(), byWorth];
    return orders.map((order) => keepApart(order, chosen, shelf, limits));
  });
  const [best = new Map<Place, Candidate>()] = tries.toSorted((a, b) => sumWorth(b) - sumWorth(a));
  return makeRoom(best, slots, shelf, limits);
}

function worthOf(candidate: Candidate | undefined): number {
  return candidate ? candidate.value + OF_POST : 0;
}

/** How many of its wishes a community may put forward, and how often all are asked. */
const MOST_WISHED = 8;
const MOST_ROUNDS = 3;

/** Who got little takes what it wants from the one that has it, as long as that one has something else to tell. */
function makeRoom(
  kept: Map<Place, Candidate>,
  slots: Slot[],
  shelf: Shelf,
  { mostPlain, fixed }: Limits,
): Map<Place, Candidate> {
  const lists = new Map(slots.map(({ place, candidates }) => [place, candidates]));
  const now = new Map(kept);
  const areApart = (each: Candidate, places: Place[]) => {
    const others = places.flatMap((place) => now.get(place) ?? []);
    return standsApart(each, [...fixed, ...others], shelf, mostPlain);
  };
  const improve = (place: Place, wished: Candidate): boolean => {
    const others = [...now.keys()].filter((other) => other !== place);
    const gain = worthOf(wished) - worthOf(now.get(place));
    const inTheWay = others.filter(
      (other) => !areApart(wished, [other]) || now.get(other)?.start === wished.start,
    );
    if (areApart(wished, others)) {
      now.set(place, wished);
      return true;
    }
    return inTheWay.some((other) => {
      const rest = others.filter((each) => each !== other);
      if (!areApart(wished, rest)) return false;
      const had = now.get(other);
      const before = now.get(place);
      now.set(place, wished);
      const next = lists
        .get(other)
        ?.find((each) => worthOf(had) - worthOf(each) >= gain || areApart(each, [place, ...rest]));
      if (next && worthOf(had) - worthOf(next) < gain) {
        now.set(other, next);
        return true;
      }
      if (before) now.set(place, before);
      else now.delete(place);
      return false;
    });
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const isBetter = slots
      .map(({ place, candidates }) =>
        candidates
          .slice(0, MOST_WISHED)
          .filter((wished) => worthOf(wished) > worthOf(now.get(place)))
          .some((wished) => improve(place, wished)),
      )
      .includes(true);
    if (!isBetter) break;
  }
  return now;
}

/** With fewer answers in each there may be more posts. */
const MOST_MATTERS = [4, 3, 2];
/** What one more post is worth, in what its readers want of it. */
const OF_POST = 2;

function sumWorth(kept: Map<Place, Candidate>): number {
  return [...kept.values()].reduce((sum, each) => sum + worthOf(each), 0);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Each in turn takes what is best beside the others, until nobody changes. */
function settle(slots: Slot[], shelf: Shelf, { mostPlain, fixed }: Limits): (Candidate | null)[] {
  const chosen: (Candidate | null)[] = slots.map(() => null);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let isSettled = true;
    for (const [at, { candidates }] of slots.entries()) {
      const others = [
        ...fixed,
        ...chosen.filter((each, index): each is Candidate => each !== null && index !== at),
      ];
      const best = pickBest(candidates.slice(0, MOST_TRIED), others, shelf, mostPlain);
      if (best === chosen[at]) continue;
      chosen[at] = best;
      isSettled = false;
    }
    if (isSettled) break;
  }
  return chosen;
}

function pickBest(
  candidates: Candidate[],
  others: Candidate[],
  shelf: Shelf,
  mostPlain: number,
): Candidate | null {
  let best: Candidate | null = null;
  let most = -Infinity;
  for (const candidate of candidates) {
    // They come in the order of their value, and others only take away from it.
    if (candidate.value <= most) break;
    const value = candidate.value - countClashes(candidate, others, shelf, mostPlain);
    if (value > most) [best, most] = [candidate, value];
  }
  return best;
}

function countClashes(
  candidate: Candidate,
  others: Candidate[],
  shelf: Shelf,
  mostPlain: number,
): number {
  let sum = begunAlike(candidate, others) >= mostOf(candidate, mostPlain) ? OF_CLASH : 0;
  for (const other of others) {
    const shared = measureShared(candidate, other, shelf);
    const isClash = shared > MOST_SHARED || areAlikeInWords(candidate, other, shelf);
    sum += OF_SHARED * shared + (isClash ? OF_CLASH * Math.max(MOST_SHARED, shared) : 0);
  }
  return sum;
}

function begunAlike({ start }: Candidate, others: readonly Candidate[]): number {
  // Counted many thousand times: no list is made for it.
  let count = 0;
  for (const other of others) if (other.start === start) count++;
  return count;
}

function mostOf({ start }: Candidate, mostPlain: number): number {
  return start === "plain" ? mostPlain : 1;
}

/** How much of the shorter one stands in the other, too; what introduces the thing stands in all of them. */
function measureShared(a: Candidate, b: Candidate, { sentences, lookedUp }: Shelf): number {
  const both = a.mask & b.mask & ~lookedUp;
  if (both === 0) return 0;
  return sumOver(both, sentences) / (Math.min(a.sentences, b.sentences) + OWN_SENTENCES);
}

function areTooAlike(a: Candidate, b: Candidate, shelf: Shelf): boolean {
  return measureShared(a, b, shelf) > MOST_SHARED || areAlikeInWords(a, b, shelf);
}

function areAlikeInWords(a: Candidate, b: Candidate, { words, commonWords }: Shelf): boolean {
  const both = a.mask & b.mask;
  const shared = 2 * ((both === 0 ? 0 : sumOver(both, words)) + commonWords);
  return shared / (a.words + b.words + 2 * commonWords) > MOST_ALIKE;
}

/** In this order of the communities; one that can't be told apart from those before it gets none. */
function keepApart(
  order: Slot[],
  chosen: (Candidate | null)[],
  shelf: Shelf,
  { mostPlain, fixed }: Limits,
): Map<Place, Candidate> {
  const kept = new Map<Place, Candidate>();
  const own = new Set(chosen);
  for (const { place, candidates } of order) {
    const others = [...fixed, ...kept.values()];
    const isApart = (each: Candidate) => standsApart(each, others, shelf, mostPlain);
    const best =
      candidates.find((each) => own.has(each) && isApart(each)) ?? candidates.find(isApart);
    if (best) kept.set(place, best);
  }
  return kept;
}

/** Whether it is worth writing, and can be told apart from all of these. */
export function standsApart(
  candidate: Candidate,
  others: readonly Candidate[],
  shelf: Shelf,
  mostPlain: number,
): boolean {
  return (
    candidate.value > LEAST_WORTH &&
    begunAlike(candidate, others) < mostOf(candidate, mostPlain) &&
    !others.some((other) => areTooAlike(candidate, other, shelf))
  );
}
