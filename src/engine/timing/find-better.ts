import { wilsonInterval } from "../statistics/wilson-interval.ts";
import type { Share } from "./share.ts";

export type Better = {
  /** Which slots did better, the best first. */
  slots: number[];
  better: Share;
  others: Share;
};

type Rule = {
  /**
   * How wide a slot's own interval is drawn. Who looks at 24 hours and takes the best one finds a
   * 'good' hour in pure chance; so each is held to 5 % divided by the number of slots (Bonferroni).
   */
  z: number;
  /** With fewer posts a slot is not compared. */
  fewestPosts: number;
};

/** 5 % over 24 hours, and over 4 parts of a day. */
export const Z_OF_24 = 3.08;
export const Z_OF_4 = 2.5;

/**
 * The slots whose interval lies wholly above the interval of all other slots together; null where
 * they overlap, which is when no difference can be detected.
 */
export function findBetter(slots: readonly Share[], { z, fewestPosts }: Rule): Better | null {
  const isBetter = (slot: Share) => {
    if (slot.posts < fewestPosts) return false;
    const others = sumShares(slots.filter((other) => other !== slot));
    return (
      others.posts > 0 &&
      wilsonInterval(slot.over10, slot.posts, z).low >
        wilsonInterval(others.over10, others.posts).high
    );
  };
  const better = slots.flatMap((slot, place) => (isBetter(slot) ? [{ slot, place }] : []));
  if (better.length === 0) return null;
  return {
    slots: better.toSorted((a, b) => shareOf(b.slot) - shareOf(a.slot)).map(({ place }) => place),
    better: sumShares(better.map(({ slot }) => slot)),
    others: sumShares(slots.filter((slot) => !better.some((one) => one.slot === slot))),
  };
}

export function sumShares(shares: readonly Share[]): Share {
  return shares.reduce(
    (sum, { posts, over10 }) => ({ posts: sum.posts + posts, over10: sum.over10 + over10 }),
    { posts: 0, over10: 0 },
  );
}

function shareOf({ posts, over10 }: Share): number {
  return over10 / posts;
}
