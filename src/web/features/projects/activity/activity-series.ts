import type { Recommendation } from "#contract/projects/recommendation.ts";
import type { SubredditActivity } from "#contract/subreddit.ts";
import { describeBasis, markBasis } from "#engine/timing/describe-basis.ts";
import { findFullestHour } from "#engine/timing/busy-times.ts";
import { toLocalDays } from "#engine/timing/local-days.ts";
import { listLocalHours } from "#engine/timing/list-local-hours.ts";
import { findPeak, sumActivity } from "#engine/timing/sum-activity.ts";
import { rotateToLocal, toLocalTime } from "#engine/clock/local-hours.ts";
import { formatHour, formatTime } from "#web/lib/format-time.ts";
import {
  type Slot,
  MOST_SERIES,
  type StackedSeries,
} from "#web/components/charts/stacked-series.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { describeSource } from "#engine/timing/describe-timing.ts";
import type { Project } from "#contract/project.ts";
import { formatFactDate, joinWords } from "#engine/text/format.ts";

export type ActivitySeries = StackedSeries & {
  basis: string;
  mark: string;
  /** The slots of its best or busiest hours, as on every other screen; none for days. */
  busiest: number[];
};

/** When a project's communities post: a chart's slots, one series for each, and who has none. */
export type ActivityView = {
  slots: Slot[];
  series: ActivitySeries[];
  /** Communities in which nothing was counted, by name. */
  uncounted: string[];
  /** The slot in which the drawn communities together have most posts; null where nothing was counted. */
  peak: number | null;
};

type Basis = SubredditActivity["basis"];
type Counted = Pick<ActivitySeries, "id" | "label" | "place" | "counts" | "busiest"> & {
  basis: Basis;
};

/** The hours of the user's day; those of the samples are UTC. */
export function viewHours(recommendations: readonly Recommendation[], offset: number) {
  const times = rotateToLocal(readHours({}), offset).map(({ time }) => time);
  const slotOfUtc = HOURS.map((utcHour) => times.indexOf(toLocalTime(utcHour, offset)));
  const counted = recommendations.map(({ subreddit }, place) => ({
    id: subreddit.id,
    label: subreddit.fullName,
    place,
    counts: rotateToLocal(readHours(subreddit.activityByHour), offset).map(({ posts }) => posts),
    busiest: listLocalHours(subreddit.timing, offset).map((time) => times.indexOf(time)),
    basis: subreddit.activityBasis,
  }));
  const slots = times.map((time) => ({
    name: formatTime(time),
    short: formatHour(time),
    minute: Number(time.slice(3)),
  }));
  return viewCounted(slots, counted, (sums) => {
    // In UTC, so that equal hours are told apart as they are for a single community.
    const utcHour = findFullestHour(slotOfUtc.map((slot) => sums[slot] ?? 0));
    return utcHour === null ? null : (slotOfUtc[utcHour] ?? null);
  });
}

/** The days of the user's week; those of the samples are UTC. */
export function viewDays(
  recommendations: readonly Recommendation[],
  daily: ReadonlyMap<string, SubredditActivity>,
  offset: number,
) {
  const counted = recommendations.flatMap(({ subreddit }, place) => {
    const answer = daily.get(subreddit.id);
    if (!answer) return [];
    const { activity, basis } = answer;
    const byDay = DAYS.map((day) => activity[day] ?? 0);
    const counts = toLocalDays(byDay, readHours(subreddit.activityByHour), offset);
    return [{ id: subreddit.id, label: subreddit.fullName, place, counts, basis, busiest: [] }];
  });
  return viewCounted(
    DAYS.map((name) => ({ name, short: name.slice(0, 3) })),
    counted,
    findPeak,
  );
}

const DAYS = WEEKDAYS.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`);

function viewCounted(
  slots: Slot[],
  counted: readonly Counted[],
  findPeakOf: (sums: readonly number[]) => number | null,
): ActivityView {
  const isCounted = ({ counts }: Counted) => counts.some((posts) => posts > 0);
  const series = counted.filter(isCounted).map(({ id, label, place, counts, busiest, basis }) => ({
    id,
    label,
    place,
    counts,
    busiest,
    mark: basis ? markBasis(basis) : "",
    isRough: basis?.isRough ?? true,
    basis: describeSource(basis?.source ?? null, describeBasis(basis)),
  }));
  return {
    slots,
    series,
    uncounted: counted.filter((one) => !isCounted(one)).map(({ label }) => label),
    peak: findPeakOf(sumActivity(listDrawn(series).map(({ counts }) => counts))),
  };
}

/** No few posts among many; where all samples are small, they can be compared with each other. */
export function listDrawn(series: readonly ActivitySeries[]): readonly ActivitySeries[] {
  const telling = series.filter(({ isRough }) => !isRough);
  return telling.length > 0 ? telling : series;
}

/** What the best day and the best time are read from. */
export function drawnOf({ slots, peak, series }: ActivityView) {
  return { slots, peak, counts: listDrawn(series).map(({ counts }) => counts) };
}

/** What one chart can show: no colour twice, and no few posts among many. */
export type StackedView = {
  /** At most five and, where there are more, one for the others together. */
  series: ActivitySeries[];
  /** Those with too few posts to be drawn beside the rest, by name. */
  tooFew: string[];
};

/** The largest samples by name, the others together; `ranked` gives each the same colour in every view. */
export function stackSeries(series: readonly ActivitySeries[], ranked: string[]): StackedView {
  const drawn = listDrawn(series);
  const ranks = drawn.map((one) => ({ ...one, place: ranked.indexOf(one.id) }));
  const isNamed = ({ place }: ActivitySeries) => place >= 0 && place < MOST_SERIES;
  const rest = ranks.filter((one) => !isNamed(one));
  return {
    series: [
      ...ranks.filter(isNamed).toSorted((a, b) => a.place - b.place),
      ...(rest.length > 0 ? [sumOthers(rest)] : []),
    ],
    tooFew: series
      .filter(({ id }) => !drawn.some((one) => one.id === id))
      .map(({ label }) => label),
  };
}

/** The ids of a view's series, the largest sample first; small samples come last. */
export function rankSeries(series: readonly ActivitySeries[]): string[] {
  const sizeOf = ({ counts }: ActivitySeries) => counts.reduce((sum, posts) => sum + posts, 0);
  return series
    .toSorted((a, b) => Number(a.isRough) - Number(b.isRough) || sizeOf(b) - sizeOf(a))
    .map(({ id }) => id);
}

function sumOthers(rest: readonly ActivitySeries[]): ActivitySeries {
  const counts = sumActivity(rest.map((one) => one.counts));
  const names = rest.map(({ label, basis }) => `${label}: ${basis}`).join("; ");
  return {
    id: "others",
    label: rest.length === 1 ? (rest[0]?.label ?? "") : `${rest.length} others`,
    place: MOST_SERIES,
    counts,
    isRough: rest.every(({ isRough }) => isRough),
    basis: names,
    mark: "",
    busiest: [],
  };
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function readHours(activityByHour: Record<string, number>): number[] {
  return HOURS.map((hour) => activityByHour[hour] ?? 0);
}

/** The figure with what it rests on; 0 where nothing is known, and why. */
export function describeGrowth(
  { percent, communities, from, to }: Project["weeklyGrowth"],
  subreddits: number,
): string {
  if (from === null || to === null) {
    return subreddits === 0 ? "Weekly growth: 0%" : "Weekly growth: 0%. Not measured yet.";
  }
  const basis = `${communities} of ${subreddits} ${subreddits === 1 ? "community" : "communities"}`;
  return `Weekly growth: ${signed(percent)} members in ${basis}, ${formatFactDate(from)} to ${formatFactDate(to)}.`;
}

/** Beside the number of communities, in small: what grows are their members, as far as anybody counted. */
export function markGrowth({ percent, from, to }: Project["weeklyGrowth"]): string {
  const isMeasured = from !== null && to !== null;
  return isMeasured
    ? `${signed(percent)} members a week`
    : `${signed(percent)} a week, not measured`;
}

function signed(percent: number): string {
  return `${percent > 0 ? "+" : ""}${percent}%`;
}

const MOST_NAMES = 5;

/** "r/a", "r/a and r/b", "r/a, r/b and r/c"; a long list ends in how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return joinWords(rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : [...names]);
}
