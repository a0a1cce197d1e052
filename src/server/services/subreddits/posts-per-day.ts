import type { Activity } from "#engine/subreddits/subreddit-facts.ts";

/** null where it is not known how many days the posts span. */
export function measurePostsPerDay(activity: Activity | null): number | null {
  if (!activity?.spanDays) return null;
  return Math.round((activity.posts / activity.spanDays) * 10) / 10;
}
