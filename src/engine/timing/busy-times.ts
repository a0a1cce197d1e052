import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { chanceOfGathering } from "#engine/statistics/chance-of-gathering.ts";
import { leaveOutThreads } from "./standing-threads.ts";
import { WEEKDAYS, type Weekday } from "#engine/rules/rule-row.ts";
import { isBeyondChance } from "#engine/statistics/chance.ts";

/** Communities of the catalogue whose posts were counted: each is a chance to be misled. */
export const COUNTED_COMMUNITIES = 13_448;

const MIN_SOUND_POSTS = 200;
const MAX_HOURS = 3;
const MAX_DAYS = 2;
/** A day or hour below this multiple of the mean is as busy as any other. */
export const PEAK_OVER_MEAN = 1.1;
const MIN_DAYS_FOR_WEEKDAYS = 14;

/** Too few posts for more than a hint. */
export function isRoughActivity(activity: Activity): boolean {
  return activity.source === "hot-2025" || activity.posts < MIN_SOUND_POSTS;
}

/**
 * The UTC hours in which most is posted: the fullest first, then those amid the busiest part of the day;
 * none where chance could have made them. Every screen and the planner go by this list (decision 49).
 */
export function busiestHours(activity: Activity | null): number[] {
  if (!activity || activity.byHour.length !== 24) return [];
  const byHour = leaveOutThreads(activity);
  if (!isBeyondChance(chanceOfGathering(byHour), COUNTED_COMMUNITIES)) return [];
  const fullest = findFullestHour(byHour);
  const amidBusy = rankFromHighest(smoothHours(byHour, isRoughActivity(activity) ? 2 : 1));
  return [...new Set([...(fullest === null ? [] : [fullest]), ...amidBusy])].slice(0, MAX_HOURS);
}

/** Of equals the one with the busier neighbours, then the earliest in UTC; null where nothing was counted. */
export function findFullestHour(byHour: readonly number[]): number | null {
  const most = Math.max(0, ...byHour);
  const surroundings = smoothHours(byHour, 1);
  return most > 0
    ? (rankFromHighest(surroundings).find((hour) => byHour[hour] === most) ?? null)
    : null;
}

type CountedDays = Pick<Activity, "byDay" | "posts" | "spanDays">;

/** The weekdays on which clearly most is posted, the busiest first; none where the week is even. */
export function busiestDays(activity: CountedDays | null): Weekday[] {
  const byDay = activity?.byDay;
  if (!byDay || byDay.length !== 7 || !coversWholeWeeks(activity)) return [];
  const posts = sum(byDay);
  if (posts < MIN_SOUND_POSTS) return [];
  if (!isBeyondChance(chanceOfGathering(byDay), COUNTED_COMMUNITIES)) return [];
  const threshold = (posts / 7) * PEAK_OVER_MEAN;
  return rankFromHighest(byDay)
    .filter((day) => (byDay[day] ?? 0) >= threshold)
    .slice(0, MAX_DAYS)
    .map((day) => WEEKDAYS[day] as Weekday);
}

// In a few days some weekdays occur twice and others never. Days counted in a larger sample than
// the hours come from a source of their own, to which the span does not apply.
function coversWholeWeeks({ spanDays, posts, byDay }: CountedDays): boolean {
  if (spanDays === null || spanDays >= MIN_DAYS_FOR_WEEKDAYS) return true;
  return sum(byDay ?? []) > posts;
}

/** Each hour with its neighbours, weighted by nearness, so that one lucky hour does not win. */
function smoothHours(byHour: readonly number[], reach: number): number[] {
  return byHour.map((_, hour) => {
    let total = 0;
    for (let step = -reach; step <= reach; step += 1) {
      const weight = reach + 1 - Math.abs(step);
      total += weight * (byHour[(hour + step + 24) % 24] ?? 0);
    }
    return total;
  });
}

function rankFromHighest(values: number[]): number[] {
  return values.map((_, index) => index).toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
