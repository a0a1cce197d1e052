import type { HourOutcome } from "#contract/timing.ts";
import { type Timing, FEWEST_POSTS_OF_AN_HOUR } from "#engine/timing/judge-timing.ts";
import { toLocalTime } from "#engine/clock/local-hours.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { wordShareWithInterval } from "#engine/timing/describe-timing.ts";
import type { Bar } from "./bar-chart.tsx";

/** What the chart of `toResultBars` shows, in words. */
export const RESULT_CHART_NOTE = `Share of posts with 10 points or more after two days. Line: 95% interval. Hatched: fewer than ${FEWEST_POSTS_OF_AN_HOUR} posts, or scheduled threads.`;

/** How posts of each hour did, as the user's day goes. */
export function toResultBars(
  outcome: readonly HourOutcome[],
  timing: Timing,
  offsetMinutes: number,
): Bar[] {
  const timeOf = ({ hour }: HourOutcome) => toLocalTime(hour, offsetMinutes);
  return outcome
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
    .map((hour) => toBar(hour, formatTime(timeOf(hour)), timing));
}

function toBar(hour: HourOutcome, name: string, timing: Timing): Bar {
  return {
    name,
    value: hour.posts > 0 ? hour.shareOver10 : 0,
    text: describeHour(hour),
    isBest: timing.kind === "differs" && timing.hours.includes(hour.hour),
    isRough: hour.posts < FEWEST_POSTS_OF_AN_HOUR || hour.isStanding,
    // Without a post anything is possible, which is nothing to draw.
    ...(hour.posts > 0 && { interval: { low: hour.low, high: hour.high } }),
  };
}

function describeHour(hour: HourOutcome): string {
  const medians = `median ${hour.medianScore} points and ${hour.medianComments} comments`;
  const standing = hour.isStanding ? ", probably scheduled threads" : "";
  return hour.posts > 0 ? `${wordShareWithInterval(hour)}, ${medians}${standing}` : "no posts";
}
