import { chanceOfGathering } from "#engine/statistics/chance-of-gathering.ts";
import { isBeyondChance } from "#engine/statistics/chance.ts";
import { COUNTED_COMMUNITIES, PEAK_OVER_MEAN } from "./busy-times.ts";
import { sumActivity } from "./sum-activity.ts";

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

/** What a chart draws: the days or hours, the fullest of them, and the counts of each community. */
type Drawn = {
  slots: readonly { name: string }[];
  peak: number | null;
  counts: readonly (readonly number[])[];
};

export function findBestDay(days: Drawn): BestSlot {
  return findBestSlot(days) ?? { text: "Monday", basis: null };
}

export function findBestTime(hours: Drawn): BestSlot {
  return findBestSlot(hours) ?? { text: "12:00 PM", basis: null };
}

/** The tallest bar of the chart, and as many posts as it counts. */
function findBestSlot({ slots, peak, counts }: Drawn): BestSlot | null {
  const slot = peak === null ? undefined : slots[peak];
  if (peak === null || !slot) return null;
  const sums = sumActivity(counts);
  const posts = sums.reduce((total, count) => total + count, 0);
  // By the rule for a single community: its card, the editor and this page say the same.
  const isChance = !isBeyondChance(chanceOfGathering(sums), COUNTED_COMMUNITIES);
  const isEven = (sums[peak] ?? 0) < (posts / slots.length) * PEAK_OVER_MEAN;
  return { text: slot.name, basis: { posts, communities: counts.length, isChance, isEven } };
}
