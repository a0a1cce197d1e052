import type { Activity, ActivitySource } from "#engine/subreddits/subreddit-facts.ts";
import { busiestHours, isRoughActivity } from "./busy-times.ts";
import { findStandingThreads, type StandingThreads } from "./standing-threads.ts";
import type { FactDate } from "#engine/text/format.ts";
import { chanceOfShare } from "#engine/statistics/chance-of-share.ts";
import { isBeyondChance } from "#engine/statistics/chance.ts";

/**
 * What may be said about the hours of a community. `differs`: posts of some hours did better; `even`:
 * no detectable difference; `activity`: only when posts are made is known, not well enough how they fare;
 * `unclear`: posts were counted, but too few to tell busy hours from chance.
 */
export const TIMING_KINDS = ["differs", "even", "activity", "unclear", "unknown"] as const;

export type Timing = {
  kind: (typeof TIMING_KINDS)[number];
  /** UTC, the best first: by results where these differ, the busiest otherwise. */
  hours: number[];
  asOf: FactDate | null;
  source: ActivitySource | null;
  /** All posts whose results are known, standing threads left out; null where there are none. */
  all: Share | null;
  /** Of the hours that did better, and of all others; null where none did. */
  better: Share | null;
  others: Share | null;
  /** Most likely the community's own threads: not counted among its hours. */
  standingThreads: StandingThreads[];
};

/** Communities of the catalogue whose results by hour are known. */
export const JUDGED_COMMUNITIES = 112;
const COMPARISONS = 24 * JUDGED_COMMUNITIES;

/** Fewer posts over a whole day can't tell one hour from another. */
const FEWEST_POSTS = 200;

/** Held to one rule wherever hours are shown (decision 49). */
export function judgeTiming(activity: Activity | null): Timing {
  const unjudged = { all: null, better: null, others: null };
  if (!activity || activity.posts === 0) {
    const nothing = { asOf: null, source: null, hours: [], standingThreads: [] };
    return { kind: "unknown", ...nothing, ...unjudged };
  }
  const { asOf, source } = activity;
  const hours = busiestHours(activity);
  const known = { asOf, source, hours, standingThreads: findStandingThreads(activity) };
  // A standing thread's hour keeps its place, with nothing in it to compare.
  const results = readHourResults(activity).map((hour) =>
    hour.isStanding ? { posts: 0, over10: 0 } : hour,
  );
  const all = sumShares(results);
  if (all.posts < FEWEST_POSTS) {
    const kind = hours.length === 0 && isRoughActivity(activity) ? "unclear" : "activity";
    return { kind, ...known, ...unjudged, all: all.posts > 0 ? all : null };
  }
  const found = findBetter(results, {
    comparisons: COMPARISONS,
    fewestPosts: FEWEST_POSTS_OF_AN_HOUR,
  });
  if (!found) return { kind: "even", ...known, ...unjudged, all };
  const { slots, better, others } = found;
  return { kind: "differs", ...known, hours: slots, all, better, others };
}

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
