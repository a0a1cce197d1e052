import { isBeyondChance } from "../statistics/beyond-chance.ts";
import { chanceOfShare } from "../statistics/chance-of-share.ts";
import type { Share } from "./share.ts";

export type Better = {
  /** Which slots did better, the best first. */
  slots: number[];
  better: Share;
  others: Share;
};

type Rule = {
  /** Among how many slots, of all communities together, a better one is looked for. */
  comparisons: number;
  /** With fewer posts a slot is not compared. */
  fewestPosts: number;
};

/** The slots that did better than all others together by more than chance; null where none did. */
export function findBetter(
  slots: readonly Share[],
  { comparisons, fewestPosts }: Rule,
): Better | null {
  const all = sumShares(slots);
  const isBetter = ({ posts, over10 }: Share) => {
    if (posts < fewestPosts || posts === all.posts) return false;
    if (over10 * all.posts <= all.over10 * posts) return false;
    const rest = { hits: all.over10 - over10, count: all.posts - posts };
    return isBeyondChance(chanceOfShare({ hits: over10, count: posts }, rest), comparisons);
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
