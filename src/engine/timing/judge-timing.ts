import type { FactDate } from "#engine/rules/rule-value.ts";
import type { Activity, ActivitySource } from "#engine/subreddits/subreddit-facts.ts";
import { bestHours } from "./best-times.ts";
import { findBetter, sumShares, Z_OF_24 } from "./find-better.ts";
import { FEWEST_POSTS_OF_AN_HOUR, readHourResults } from "./hour-results.ts";
import type { Share } from "./share.ts";

/**
 * What may be said about the hours of a community. `differs`: posts of some hours did better; `even`:
 * no detectable difference; `activity`: only when posts are made is known, not well enough how they fare.
 */
export const TIMING_KINDS = ["differs", "even", "activity", "unknown"] as const;

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
};

/** Fewer posts over a whole day can't tell one hour from another. */
const FEWEST_POSTS = 200;

/** Held to one rule wherever hours are shown (decision 31). */
export function judgeTiming(activity: Activity | null): Timing {
  const busiest = bestHours(activity);
  const unjudged = { hours: busiest, all: null, better: null, others: null };
  if (!activity || activity.posts === 0) {
    return { kind: "unknown", asOf: null, source: null, ...unjudged };
  }
  const { asOf, source } = activity;
  const results = activity.outcome ? readHourResults(activity.outcome) : [];
  // A standing thread's hour keeps its place, with nothing in it to compare.
  const hours = results.map((hour) => (hour.isStanding ? { posts: 0, over10: 0 } : hour));
  const all = sumShares(hours);
  if (all.posts === 0) return { kind: "activity", asOf, source, ...unjudged };
  if (all.posts < FEWEST_POSTS) return { kind: "activity", asOf, source, ...unjudged, all };
  const found = findBetter(hours, { z: Z_OF_24, fewestPosts: FEWEST_POSTS_OF_AN_HOUR });
  if (!found) return { kind: "even", asOf, source, ...unjudged, all };
  const { slots, better, others } = found;
  return { kind: "differs", asOf, source, hours: slots, all, better, others };
}
