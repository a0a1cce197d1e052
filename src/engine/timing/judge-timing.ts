import type { Activity, ActivitySource } from "#engine/subreddits/subreddit-facts.ts";
import { busiestHours, isRoughActivity } from "./busy-times.ts";
import {
  findBetter,
  sumShares,
  type Share,
  FEWEST_POSTS_OF_AN_HOUR,
  readHourResults,
} from "./find-better.ts";
import { findStandingThreads, type StandingThreads } from "./standing-threads.ts";
import type { FactDate } from "#engine/text/format.ts";

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
