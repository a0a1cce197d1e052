import { readDayClock } from "#engine/clock/day-clock.ts";
import { formatLocalClock } from "#engine/clock/format-local.ts";

/** The calendar month that a quota counts in, 'YYYY-MM' in UTC. */
export function quotaMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

export function quotaResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/**
 * When there are posts again, by the reader's clock and in the same words on every screen: "You get more on
 * December 1." in London, "You get more on November 30 at 7:00 PM." in New York.
 */
export function sayQuotaReset(resetsAt: Date, timezone: string): string {
  const day = new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    timeZone: timezone,
  }).format(resetsAt);
  const { hour, minute } = readDayClock(resetsAt, timezone);
  const isMidnight = hour === 0 && minute === 0;
  return `You get more on ${day}${isMidnight ? "" : ` at ${formatLocalClock(resetsAt, timezone)}`}.`;
}
