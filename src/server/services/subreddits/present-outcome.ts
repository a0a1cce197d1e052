import type { HourOutcome } from "#contract/timing.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { readHourResults } from "#engine/timing/hour-results.ts";
import { wilsonInterval } from "#engine/statistics/wilson-interval.ts";

/** How the posts of each hour fared, each share with its interval. */
export function presentOutcome(activity: Activity | null): HourOutcome[] | null {
  const outcome = activity?.outcome;
  if (!outcome) return null;
  return readHourResults(activity).map((result, hour) => {
    const { low, high } = wilsonInterval(result.over10, result.posts);
    return {
      hour,
      posts: result.posts,
      over10: result.over10,
      shareOver10: outcome.shareOver10[hour] ?? 0,
      low,
      high,
      isStanding: result.isStanding,
      medianScore: outcome.medianScore[hour] ?? 0,
      medianComments: outcome.medianComments[hour] ?? 0,
    };
  });
}
