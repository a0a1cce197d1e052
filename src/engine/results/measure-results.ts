import type { Figure, Measure, MeasuredPost } from "./measured-post.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";
import { createLocalClock, type LocalTime } from "#engine/clock/local-clock.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";

/** How many posts with this prediction ended so; posts from before predictions were kept have none. */
export type PredictedOutcome = {
  predictedScore: number | null;
  outcome: "live" | "removed";
  posts: number;
};

export type CalibrationBin = {
  /** The predicted risk, out of 100; `to` belongs to the next bin, except for 100. */
  from: number;
  to: number;
  /** The mean of what was predicted for the posts in it. */
  predicted: number;
  /** The share that was removed, from 0 to 1. */
  removed: Figure;
};

export type Calibration = {
  /** Posts whose outcome is known and whose risk was predicted. */
  outcomes: number;
  /** Known outcomes that no prediction was kept for. */
  unpredicted: number;
  /** How many outcomes there must still be before anything is said. */
  missing: number;
  /** All together; null while outcomes are missing, and then there are no bins either. */
  overall: { predicted: number; removed: Figure; verdict: CalibrationVerdict } | null;
  bins: CalibrationBin[];
};

/** Whether more or fewer were removed than predicted, beyond what chance explains. */
export const CALIBRATION_VERDICTS = ["fits", "more-removed", "fewer-removed"] as const;
export type CalibrationVerdict = (typeof CALIBRATION_VERDICTS)[number];

/** With fewer, one removal more or less would turn the picture. */
export const ENOUGH_OUTCOMES = 20;
const BIN_WIDTH = 20;

/** What was predicted against what happened. */
export function calibrate(outcomes: readonly PredictedOutcome[]): Calibration {
  const predicted = outcomes.filter(hasScore);
  const count = countPosts(predicted);
  const known = { outcomes: count, unpredicted: countPosts(outcomes) - count };
  const missing = Math.max(0, ENOUGH_OUTCOMES - count);
  const all = missing > 0 ? null : measureBin(predicted);
  if (!all) return { ...known, missing, overall: null, bins: [] };
  return {
    ...known,
    missing,
    overall: { ...all, verdict: judgeCalibration(all) },
    bins: fillBins(predicted),
  };
}

type Scored = PredictedOutcome & { predictedScore: number };

function fillBins(outcomes: Scored[]): CalibrationBin[] {
  return Array.from({ length: 100 / BIN_WIDTH }, (_, place) => place * BIN_WIDTH).flatMap(
    (from) => {
      const to = from + BIN_WIDTH;
      const inside = outcomes.filter(
        ({ predictedScore: score }) => score >= from && (score < to || to === 100),
      );
      const measured = measureBin(inside);
      return measured ? [{ from, to, ...measured }] : [];
    },
  );
}

function measureBin(outcomes: Scored[]): { predicted: number; removed: Figure } | null {
  const count = countPosts(outcomes);
  const gone = countPosts(outcomes.filter(({ outcome }) => outcome === "removed"));
  const removed = measureRate(gone, count);
  const sum = outcomes.reduce(
    (total, { predictedScore, posts }) => total + predictedScore * posts,
    0,
  );
  return removed && { predicted: sum / count, removed };
}

/** Of all posts, or of those of one bin. */
export function judgeCalibration({
  predicted,
  removed,
}: Pick<CalibrationBin, "predicted" | "removed">): CalibrationVerdict {
  const share = predicted / 100;
  if (removed.low !== null && share < removed.low) return "more-removed";
  return removed.high !== null && share > removed.high ? "fewer-removed" : "fits";
}

function hasScore(outcome: PredictedOutcome): outcome is Scored {
  return outcome.predictedScore !== null;
}

function countPosts(outcomes: readonly PredictedOutcome[]): number {
  return outcomes.reduce((total, { posts }) => total + posts, 0);
}

export function measurePosts(posts: readonly MeasuredPost[]): Measure {
  let [live, removed] = [0, 0];
  const upvotes: number[] = [];
  const comments: number[] = [];
  for (const post of posts) {
    if (post.outcome === "live") live += 1;
    if (post.outcome === "removed") removed += 1;
    if (post.upvotes !== null) upvotes.push(post.upvotes);
    if (post.comments !== null) comments.push(post.comments);
  }
  return {
    posts: posts.length,
    live,
    removed,
    survival: measureRate(live, live + removed),
    upvotes: measureMedian(upvotes),
    comments: measureMedian(comments),
  };
}

export function measureRate(hits: number, count: number): Figure | null {
  return count === 0 ? null : { value: hits / count, posts: count, ...wilsonInterval(hits, count) };
}

/** Its bounds are two of the values themselves, as far from the middle as chance may have put it. */
export function measureMedian(values: readonly number[]): Figure | null {
  // Sorts by number without asking back for each pair.
  const sorted = Float64Array.from(values).toSorted();
  const count = sorted.length;
  const upper = sorted[Math.floor(count / 2)];
  const lower = sorted[Math.ceil(count / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  const rank = boundRank(count);
  return {
    value: (lower + upper) / 2,
    posts: count,
    low: sorted[rank - 1] ?? null,
    high: rank < 1 ? null : (sorted[count - rank] ?? null),
  };
}

/** The true median lies between the values of this rank from below and from above, 95 times in 100. */
export function boundRank(count: number): number {
  return Math.floor((count + 1) / 2 - 0.98 * Math.sqrt(count));
}

export type Results = {
  total: Measure;
  /** One after the other up to now, weeks without a post included. */
  weeks: (Measure & { startsOn: string })[];
  /** The most posts first. */
  communities: (Measure & { subredditId: string })[];
  /** How many more there are. */
  otherCommunities: number;
  /** By the user's clock: 24, from midnight on. */
  hours: Measure[];
  /** Seven, from Monday on. */
  weekdays: Measure[];
};

/** Half a year fits beside each other; what is older is in the totals. */
export const MOST_WEEKS = 26;
export const MOST_COMMUNITIES = 100;

export function summariseResults(
  posts: readonly MeasuredPost[],
  timezone: string,
  now: Date,
): Results {
  const readClock = createLocalClock(timezone);
  const timed = posts.map((post) => Object.assign(readClock(post.postedAt), { post }));
  const communities = groupBy(timed, ({ post }) => post.subredditId);
  const largest = [...communities].toSorted(
    ([a, of], [b, than]) => than.length - of.length || (a < b ? -1 : 1),
  );
  return {
    total: measurePosts(posts),
    weeks: summariseWeeks(timed, readClock(now).week),
    communities: largest
      .slice(0, MOST_COMMUNITIES)
      .map(([subredditId, of]) => Object.assign(measurePosts(of), { subredditId })),
    otherCommunities: Math.max(0, largest.length - MOST_COMMUNITIES),
    hours: measureEach(timed, 24, ({ hour }) => hour),
    weekdays: measureEach(timed, 7, ({ weekday }) => weekday),
  };
}

type TimedPost = LocalTime & { post: MeasuredPost };

function summariseWeeks(timed: readonly TimedPost[], thisWeek: string): Results["weeks"] {
  const byWeek = groupBy(timed, ({ week }) => week);
  const [first = thisWeek] = [...byWeek.keys()].toSorted();
  const weeks: Results["weeks"] = [];
  for (let week = thisWeek; week >= first && weeks.length < MOST_WEEKS; week = weekBefore(week)) {
    weeks.unshift({ startsOn: week, ...measurePosts(byWeek.get(week) ?? []) });
  }
  return weeks;
}

function weekBefore(week: string): string {
  return new Date(Date.parse(week) - 7 * DAY_MS).toISOString().slice(0, 10);
}

function measureEach(
  timed: readonly TimedPost[],
  count: number,
  slotOf: (time: LocalTime) => number,
): Measure[] {
  const bySlot = groupBy(timed, slotOf);
  return Array.from({ length: count }, (_, slot) => measurePosts(bySlot.get(slot) ?? []));
}

function groupBy<K>(
  timed: readonly TimedPost[],
  keyOf: (post: TimedPost) => K,
): Map<K, MeasuredPost[]> {
  const groups = new Map<K, MeasuredPost[]>();
  for (const each of timed) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each.post);
    else groups.set(keyOf(each), [each.post]);
  }
  return groups;
}
