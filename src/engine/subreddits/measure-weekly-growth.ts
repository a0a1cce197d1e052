import { DAY_MS } from "#engine/clock/time-units.ts";

type MemberCount = { subredditId: string; takenAt: Date; members: number };

/** `from` and `to` are the first and the last count behind it; null where nothing was counted twice. */
export type WeeklyGrowth = {
  percent: number;
  communities: number;
  from: Date | null;
  to: Date | null;
};

/** How far back counts say something about a week of today. */
export const RECENT_COUNTS_DAYS = 35;

/** Counts are taken every week; one that comes a little early still tells. */
const MIN_SPAN_DAYS = 6;

/** How much communities grew together in a week, by their first and last recent count; 0 unless known. */
export function measureWeeklyGrowth(recentCounts: readonly MemberCount[]): WeeklyGrowth {
  const spans = [...Map.groupBy(recentCounts, ({ subredditId }) => subredditId).values()].flatMap(
    (counts) => measureSpan(counts) ?? [],
  );
  const before = spans.reduce((sum, { from }) => sum + from.members, 0);
  const gained = spans.reduce((sum, { gainedPerWeek }) => sum + gainedPerWeek, 0);
  if (before === 0) return { percent: 0, communities: 0, from: null, to: null };
  return {
    percent: roundToTenth((gained / before) * 100),
    communities: spans.length,
    from: new Date(Math.min(...spans.map(({ from }) => from.takenAt.getTime()))),
    to: new Date(Math.max(...spans.map(({ to }) => to.takenAt.getTime()))),
  };
}

function measureSpan(counts: readonly MemberCount[]) {
  const inOrder = counts.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
  const [from, to] = [inOrder[0], inOrder.at(-1)];
  if (!from || !to) return null;
  const days = (to.takenAt.getTime() - from.takenAt.getTime()) / DAY_MS;
  if (days < MIN_SPAN_DAYS) return null;
  return { from, to, gainedPerWeek: ((to.members - from.members) / days) * 7 };
}

function roundToTenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
