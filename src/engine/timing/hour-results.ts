import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import type { Share } from "./share.ts";
import { findStandingThreads } from "./standing-threads.ts";

/** Below this an hour says more about luck than about the hour. */
export const FEWEST_POSTS_OF_AN_HOUR = 20;

/** So far above the median hour, posts are made by a clock: the community's own daily threads. */
const STANDING_OVER_MEDIAN = 3;

export type HourResult = Share & {
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
