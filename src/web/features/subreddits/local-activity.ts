import type { Subreddit } from "#contract/subreddit.ts";
import { rotateToLocal } from "#engine/clock/local-hours.ts";
import type { HourCount } from "#web/components/subreddits/hour-strip.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Posts by hour as the user's day goes; empty when nothing was counted. */
export function toLocalHours(
  activityByHour: Subreddit["activityByHour"],
  offsetMinutes: number,
): HourCount[] {
  const byHour = HOURS.map((hour) => activityByHour[hour] ?? 0);
  return byHour.some((posts) => posts > 0) ? rotateToLocal(byHour, offsetMinutes) : [];
}
