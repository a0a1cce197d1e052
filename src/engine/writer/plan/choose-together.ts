import type { Place, Readers } from "../place/place.ts";
import type { Desk } from "./desk.ts";
import type { Candidate } from "./list-candidates.ts";
import { countBits, MOST_MATTERS, type Shelf, sumOver } from "./shelf.ts";
import { measureShared, standsApart } from "./tell-apart.ts";

const OF_SHARED = 1;

/**
 * Those who talk about its subject come first, and those who look at anything that somebody made come last: readers of
 * three sets called r/Calibre, r/IndieGaming and r/FirefoxAddons wrongly left out for such places. With 5 in place of 6 for
 * makers one community of six sets changed, and no set lost a post.
 */
const TURNS: Partial<Record<Readers, Turn>> = {
  makers: { ofPost: 5, ofWish: 0.6 },
  showcase: { ofPost: 6, ofWish: 0.8 },
  neighbours: { ofPost: 7, ofWish: 1 },
};
const TURN_OF_SUBJECT: Turn = { ofPost: 7, ofWish: 1.2 };

/** What it counts that there is a post at all, and how much what these readers want of it. */
type Turn = { ofPost: number; ofWish: number };

export type Slot = { place: Place; candidates: Candidate[] };

/** `mostPlain` may begin with the thing itself; those that are fixed were written before. */
type Limits = { mostPlain: number; fixed: readonly Candidate[] };

/** What all of it is chosen from and held against. */
type Board = Limits & Pick<Desk, "shelf" | "beside"> & { mostMatters?: number };

type Choice = ReadonlyMap<Place, Candidate>;

/** With fewer answers in each there may be more posts. */
const COUNTS = [MOST_MATTERS, 3, 2];

/** The best way to write for as many of them as can be told apart, first of all for those of the subject. */
export function chooseTogether(
  slots: readonly Slot[],
  { shelf, beside }: Desk,
  limits: Limits,
): Choice {
  const board = { ...limits, shelf, beside };
  // One alone takes the best that is left, and nobody could make room.
  if (slots.length < 2) return addAll(new Map(), slots, board);
  const tries = COUNTS.flatMap((mostMatters) =>
    [slots, slots.toReversed(), sortByMost(slots, mostMatters)].map((order) =>
      addAll(new Map(), order, { ...board, mostMatters }),
    ),
  );
  tries.push(...addPriced(slots, board));
  const worth = new Map(tries.map((choice) => [choice, sumWorth(choice, board)]));
  const [best = new Map()] = tries.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const settled = settle(best, slots, board);
  const moved = makeRoom(settled, slots, board);
  return moved === settled ? settled : settle(moved, slots, board);
}

/** Those come first whose best wish is worth most. */
function sortByMost(slots: readonly Slot[], mostMatters = MOST_MATTERS): Slot[] {
  return slots
    .map((slot) => {
      const best = slot.candidates.find(({ mask }) => countBits(mask) <= mostMatters);
      return { slot, most: best ? worthOf(slot.place, best) : -Infinity };
    })
    .toSorted((a, b) => b.most - a.most)
    .map(({ slot }) => slot);
}

const MOST_PRICED = 6;
const OF_EACH_MORE = 0.5;

/** What several want most becomes dear, round by round, until each takes what it would miss more than the others. */
function addPriced(slots: readonly Slot[], board: Board): Choice[] {
  const prices = board.shelf.matters.map(() => 0);
  return Array.from({ length: MOST_PRICED }, () => {
    const before = [...prices];
    const firsts = slots.flatMap((slot) => findDearest(slot, before)?.mask ?? []);
    for (const at of prices.keys()) {
      const wanted = firsts.filter((mask) => (mask & (1 << at)) !== 0).length;
      prices[at] = Math.max(0, (prices[at] ?? 0) + OF_EACH_MORE * (wanted - 1));
    }
    return addFirst(slots, before, board);
  });
}

/** The best of each at these prices that stands apart from those before it. */
function addFirst(slots: readonly Slot[], prices: readonly number[], board: Board): Choice {
  const next = new Map<Place, Candidate>();
  for (const slot of slots) {
    const others = [...board.fixed, ...next.values()];
    const found = findDearest(slot, prices, board.beside(slot.candidates, others, board));
    if (found) next.set(slot.place, found);
  }
  return next;
}

/** What has most left when its price is paid. */
function findDearest(
  { candidates }: Slot,
  prices: readonly number[],
  next = (from: number) => from,
): Candidate | null {
  let best: Candidate | null = null;
  let most = -Infinity;
  for (let at = next(0); at >= 0; at = next(at + 1)) {
    const candidate = candidates[at];
    // They come in the order of their value, and no price adds to it.
    if (!candidate || candidate.value <= most) break;
    const left = candidate.value - sumOver(candidate.mask, prices);
    if (left > most) [best, most] = [candidate, left];
  }
  return best;
}

/** Each in turn takes what is best beside all the others, until nobody gains by it. */
function settle(first: Choice, slots: readonly Slot[], board: Board): Choice {
  const now = new Map(first);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isMoved = false;
    for (const slot of slots) {
      const own = now.get(slot.place);
      const others = [...now].filter(([place]) => place !== slot.place).map(([, each]) => each);
      const best = pickBest(slot, [...board.fixed, ...others], board);
      if (!best || best === own) continue;
      now.set(slot.place, best);
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return now;
}

/** The nearer a community is to the whole, the more it counts that it gets its post. */
const OF_NEARNESS = 4;
const OF_NAMED = 3;

function worthOf(place: Place, { value }: Candidate): number {
  const { ofPost, ofWish } = readTurn(place);
  return ofPost + ofWish * value;
}

function readTurn({ readers, near, isNamed }: Place): Turn {
  const { ofPost, ofWish } = TURNS[readers] ?? TURN_OF_SUBJECT;
  const ofSubject = OF_NEARNESS * (near?.whole ?? 0) + (isNamed ? OF_NAMED : 0);
  return { ofPost: ofPost + ofSubject, ofWish };
}

/** What all of them are worth, without what they repeat. */
function sumWorth(choice: Choice, { shelf, fixed }: Board): number {
  let sum = 0;
  const before = [...fixed];
  for (const [place, candidate] of choice) {
    sum += worthOf(place, candidate) - weighRepeated(candidate, before, shelf);
    before.push(candidate);
  }
  return sum;
}

function weighRepeated(candidate: Candidate, others: readonly Candidate[], shelf: Shelf): number {
  let sum = 0;
  for (const other of others) sum += OF_SHARED * measureShared(candidate, other, shelf);
  return sum;
}

/** In this order; one that can't be told apart from those before it gets none. */
function addAll(choice: Choice, order: readonly Slot[], board: Board): Choice {
  const next = new Map(choice);
  for (const slot of order) {
    const best = pickBest(slot, [...board.fixed, ...next.values()], board);
    if (best) next.set(slot.place, best);
  }
  return next;
}

function pickBest(
  { place, candidates }: Slot,
  others: readonly Candidate[],
  board: Board,
): Candidate | null {
  let best: Candidate | null = null;
  let most = -Infinity;
  const { ofPost, ofWish } = readTurn(place);
  const next = board.beside(candidates, others, board);
  for (let at = next(0); at >= 0; at = next(at + 1)) {
    const candidate = candidates[at];
    if (!candidate) break;
    // They come in the order of their value, and others only take away from it.
    const worth = ofPost + ofWish * candidate.value;
    if (worth <= most) break;
    const left = worth - weighRepeated(candidate, others, board.shelf);
    if (left > most) [best, most] = [candidate, left];
  }
  return best;
}

/** How many of its wishes a community may put forward, and how often all are asked. */
const MOST_WISHED = 10;
const MOST_ROUNDS = 2;

/**
 * Who got little or nothing takes what it wants from those that have it. They tell something else then, or nothing, as
 * long as all together are served better.
 */
function makeRoom(first: Choice, slots: readonly Slot[], board: Board): Choice {
  const { mostPlain, fixed, shelf } = board;
  const byMost = sortByMost(slots);
  const sort = (choice: Choice) => [...choice].toSorted((a, b) => worthOf(...b) - worthOf(...a));
  let now = first;
  let byWorth = sort(now);
  let worth = sumWorth(now, board);
  const give = (place: Place, wished: Candidate): boolean => {
    if (!standsApart(wished, fixed, shelf, mostPlain)) return false;
    const next = new Map([[place, wished]]);
    const held = [...fixed, wished];
    for (const [other, had] of byWorth) {
      if (other === place || !standsApart(had, held, shelf, mostPlain)) continue;
      next.set(other, had);
      held.push(had);
    }
    const moved = byMost.filter((slot) => !next.has(slot.place));
    const all = addAll(next, moved, board);
    const sum = sumWorth(all, board);
    if (sum <= worth) return false;
    [now, worth, byWorth] = [all, sum, sort(all)];
    return true;
  };
  // Once all have asked in vain since the last move, they would again.
  let vain = 0;
  for (const { place, candidates } of Array.from({ length: MOST_ROUNDS }, () => slots).flat()) {
    if (vain === slots.length) break;
    const own = now.get(place)?.value;
    const wishes =
      own === undefined
        ? listModest(candidates, [...now.values()], board)
        : candidates.slice(0, MOST_WISHED).filter(({ value }) => value > own);
    vain = wishes.some((wished) => give(place, wished)) ? 0 : vain + 1;
  }
  return now;
}

const MOST_HELD = 150;

/** Who has nothing asks first for what takes least from others. */
function listModest(
  candidates: readonly Candidate[],
  others: readonly Candidate[],
  board: Board,
): Candidate[] {
  const each = others.map((other) => board.beside(candidates, [other], board));
  return candidates
    .slice(0, MOST_HELD)
    .map((own, at) => ({ own, taken: each.filter((next) => next(at) !== at).length }))
    .toSorted((a, b) => a.taken - b.taken)
    .slice(0, MOST_WISHED)
    .map(({ own }) => own);
}
