import type { GeneratedPost } from "#contract/post.ts";
import { hourOfDay } from "#web/lib/zoned-time.ts";
import { type ActivitySeries, type ActivityView, listDrawn } from "./activity-series.ts";
import { chanceOfGathering } from "#engine/statistics/chance-of-gathering.ts";
import { COUNTED_COMMUNITIES } from "#engine/timing/busy-times.ts";
import { sumActivity } from "#engine/timing/sum-activity.ts";
import { isBeyondChance } from "#engine/statistics/chance.ts";

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

export type BestSlot = {
  text: string;
  /** What it rests on; null where nothing was counted and `text` is the usual guess. */
  basis: {
    posts: number;
    communities: number;
    /** So few posts gather like this by chance. */
    isChance: boolean;
    /** The peak is hardly above the rest. */
    isEven: boolean;
  } | null;
};

export function findBestDay(days: ActivityView): BestSlot {
  return findBest(days) ?? { text: "Monday", basis: null };
}

export function findBestTime(hours: ActivityView): BestSlot {
  return findBest(hours) ?? { text: "12:00 PM", basis: null };
}

/** As for a single community: below this multiple of the mean, one slot is as busy as another. */
const PEAK_OVER_MEAN = 1.1;

/** The peak of what is drawn: the tallest bar of the chart, and as many posts as it counts. */
function findBest({ slots, series, peak }: ActivityView): BestSlot | null {
  const slot = peak === null ? undefined : slots[peak];
  if (peak === null || !slot) return null;
  const drawn = listDrawn(series);
  const sums = sumActivity(drawn.map(({ counts }) => counts));
  const posts = sums.reduce((total, count) => total + count, 0);
  // By the rule for a single community: its card, the editor and this page say the same.
  const isChance = !isBeyondChance(chanceOfGathering(sums), COUNTED_COMMUNITIES);
  const isEven = (sums[peak] ?? 0) < (posts / slots.length) * PEAK_OVER_MEAN;
  return { text: slot.name, basis: { posts, communities: drawn.length, isChance, isEven } };
}
