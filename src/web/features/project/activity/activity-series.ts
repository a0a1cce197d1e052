import type { Recommendation } from "#contract/project.ts";
import type { SubredditActivity } from "#contract/subreddit.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { rotateToLocal } from "#engine/timing/local-hours.ts";
import type { Slot } from "#web/components/charts/stacked-chart.tsx";
import type { StackedSeries } from "#web/components/charts/stacked-series.ts";
import { describeSource } from "#engine/timing/describe-source.ts";

/** When a project's communities post: a chart's slots, one series for each, and who has none. */
export type ActivityView = {
  slots: Slot[];
  series: (StackedSeries & { basis: string })[];
  /** Communities in which nothing was counted, by name. */
  uncounted: string[];
};

type Basis = SubredditActivity["basis"];
type Counted = { id: string; label: string; place: number; counts: number[]; basis: Basis };

/** The hours of the user's day; those of the samples are UTC. */
export function viewHours(recommendations: readonly Recommendation[], offset: number) {
  const counted = recommendations.map(({ subreddit }, place) => ({
    id: subreddit.id,
    label: subreddit.fullName,
    place,
    counts: rotateToLocal(readHours(subreddit.activityByHour), offset).map(({ posts }) => posts),
    basis: subreddit.activityBasis,
  }));
  const slots = rotateToLocal(readHours({}), offset).map(({ time }) => ({
    name: time,
    short: time,
  }));
  return viewCounted(slots, counted);
}

/** Weekdays stay UTC: a sample of days does not say which of their hours fall on the day before. */
export function viewDays(
  recommendations: readonly Recommendation[],
  daily: ReadonlyMap<string, SubredditActivity>,
) {
  const counted = recommendations.flatMap(({ subreddit }, place) => {
    const answer = daily.get(subreddit.id);
    if (!answer) return [];
    const { activity, basis } = answer;
    const counts = DAYS.map((day) => activity[day] ?? 0);
    return [{ id: subreddit.id, label: subreddit.fullName, place, counts, basis }];
  });
  return viewCounted(
    DAYS.map((name) => ({ name, short: name.slice(0, 3) })),
    counted,
  );
}

const DAYS = WEEKDAYS.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}`);

function viewCounted(slots: Slot[], counted: readonly Counted[]): ActivityView {
  const isCounted = ({ counts }: Counted) => counts.some((posts) => posts > 0);
  return {
    slots,
    series: counted.filter(isCounted).map(({ id, label, place, counts, basis }) => ({
      id,
      label,
      place,
      counts,
      isRough: basis?.isRough ?? true,
      basis: describeSource(basis?.source ?? null, describeBasis(basis)),
    })),
    uncounted: counted.filter((one) => !isCounted(one)).map(({ label }) => label),
  };
}

function readHours(activityByHour: Record<string, number>): number[] {
  return Array.from({ length: 24 }, (_, hour) => activityByHour[hour] ?? 0);
}
