import type { GeneratedPost } from "#contract/post.ts";
import { hourOfDay } from "#web/lib/zoned-time.ts";
import type { ActivitySeries, ActivityView } from "./activity-series.ts";

export type CommunityHours = ActivitySeries & {
  /** How many posts are planned in each slot. */
  planned: number[];
};

/** One row for each community, the largest sample first, with the posts that are planned there. */
export function planHours(
  { slots, series }: ActivityView,
  posts: readonly GeneratedPost[],
  timezone: string,
): CommunityHours[] {
  const startMinutes = slots[0]?.minute ?? 0;
  const slotOf = (at: string) => {
    const hour = Math.floor(hourOfDay(new Date(at), timezone) - startMinutes / 60);
    return (hour + slots.length) % slots.length;
  };
  return series.map((one) => {
    const planned = slots.map(() => 0);
    for (const { subredditId, status, scheduledFor } of posts) {
      if (subredditId !== one.id || status !== "scheduled" || !scheduledFor) continue;
      const slot = slotOf(scheduledFor);
      planned[slot] = (planned[slot] ?? 0) + 1;
    }
    return { ...one, planned };
  });
}
