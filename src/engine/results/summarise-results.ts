import { createLocalClock, type LocalTime } from "#engine/clock/local-clock.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Measure, MeasuredPost } from "./measured-post.ts";
import { measurePosts } from "./calibrate.ts";

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
