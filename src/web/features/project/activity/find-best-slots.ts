import { chanceOfGathering } from "#engine/statistics/chance-of-gathering.ts";
import { isBeyondChance } from "#engine/statistics/beyond-chance.ts";
import { formatClock } from "#engine/timing/format-clock.ts";
import { findPeak, sumActivity } from "#engine/timing/sum-activity.ts";
import type { ActivityView } from "./activity-series.ts";

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
  const best = findBest(hours);
  return best ? { ...best, text: formatClock(best.text) } : { text: "12:00 PM", basis: null };
}

/** As for a single community: below this multiple of the mean, one slot is as busy as another. */
const PEAK_OVER_MEAN = 1.1;

/** The peak of what all communities counted together. */
function findBest({ slots, series }: ActivityView): BestSlot | null {
  const sums = sumActivity(series.map(({ counts }) => counts));
  const peak = findPeak(sums) ?? -1;
  const slot = slots[peak];
  if (!slot) return null;
  const posts = sums.reduce((total, count) => total + count, 0);
  const isChance = !isBeyondChance(chanceOfGathering(sums), 1);
  const isEven = (sums[peak] ?? 0) < (posts / slots.length) * PEAK_OVER_MEAN;
  return { text: slot.name, basis: { posts, communities: series.length, isChance, isEven } };
}
