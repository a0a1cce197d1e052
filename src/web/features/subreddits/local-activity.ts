import type { Subreddit, SubredditDetail } from "#contract/subreddit.ts";
import { rotateToLocal } from "#engine/clock/local-hours.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { busiestDays } from "#engine/timing/busy-times.ts";
import { toLocalDays } from "#engine/timing/local-days.ts";
import type { HourCount } from "#web/components/subreddits/hour-strip.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Posts by hour as the user's day goes; empty when nothing was counted. */
export function toLocalHours(
  activityByHour: Subreddit["activityByHour"],
  offsetMinutes: number,
): HourCount[] {
  const byHour = readHours(activityByHour);
  return byHour.some((posts) => posts > 0) ? rotateToLocal(byHour, offsetMinutes) : [];
}

export type DayCount = { name: string; posts: number; isBusiest: boolean };

type CountedDays = Pick<SubredditDetail, "activityByDay" | "activityByHour" | "activityBasis">;

/** Posts by day as the user's week goes, by one rule for the bars and for the words about them. */
export function listLocalDays(subreddit: CountedDays, offsetMinutes: number): DayCount[] {
  const { activityByDay, activityByHour, activityBasis } = subreddit;
  const names = WEEKDAYS.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  const counted = names.map((name) => activityByDay[name] ?? 0);
  const byDay = toLocalDays(counted, readHours(activityByHour), offsetMinutes);
  const { posts = 0, spanDays = null } = activityBasis ?? {};
  const busiest = busiestDays({ byDay, posts, spanDays });
  return WEEKDAYS.map((day, place) => ({
    name: names[place] ?? day,
    posts: byDay[place] ?? 0,
    isBusiest: busiest.includes(day),
  }));
}

function readHours(activityByHour: Subreddit["activityByHour"]): number[] {
  return HOURS.map((hour) => activityByHour[hour] ?? 0);
}
