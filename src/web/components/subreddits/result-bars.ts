import type { HourOutcome } from "#contract/timing.ts";
import { FEWEST_POSTS_OF_AN_HOUR } from "#engine/timing/hour-results.ts";
import type { Timing } from "#engine/timing/judge-timing.ts";
import { toLocalTime } from "#engine/timing/local-hours.ts";
import { wordShareWithInterval } from "#engine/timing/word-share.ts";
import { formatTime } from "#web/lib/format-time.ts";
import type { Bar } from "./bar.ts";

/** What the chart of `toResultBars` shows, in words. */
export const RESULT_CHART_NOTE = `Share of posts with 10 points or more once two days old, by the hour they were made. The line is the 95% interval. Hatched: fewer than ${FEWEST_POSTS_OF_AN_HOUR} posts, or threads that the community opens on a schedule.`;

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
