import { chanceOfShare } from "#engine/statistics/chance-of-share.ts";
import { isBeyondChance } from "#engine/statistics/chance.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { findStandingThreads } from "./standing-threads.ts";

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

/** Of so many posts, so many reached the points that count as noticed. */
export type Share = { posts: number; over10: number };

/** Below this an hour says more about luck than about the hour. */
export const FEWEST_POSTS_OF_AN_HOUR = 20;

/** So far above the median hour, posts are made by a clock: the community's own daily threads. */
const STANDING_OVER_MEDIAN = 3;

type HourResult = Share & {
  /** Mostly threads that the community opens at a fixed hour: nothing to learn for other posts. */
  isStanding: boolean;
};

/** How the posts of each UTC hour fared; none where that is not known. */
export function readHourResults(activity: Activity): HourResult[] {
  if (!activity.outcome) return [];
  const { posts, shareOver10 } = activity.outcome;
  const most = median(posts) * STANDING_OVER_MEDIAN;
  const standing = new Set(findStandingThreads(activity).map(({ hour }) => hour));
  return posts.map((count, hour) => ({
    posts: count,
    over10: Math.round(count * (shareOver10[hour] ?? 0)),
    // Which of the hour's posts are the community's own is not known, so none of them is compared.
    isStanding: standing.has(hour) || (count >= FEWEST_POSTS_OF_AN_HOUR && count > most),
  }));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
