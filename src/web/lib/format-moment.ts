import { shiftDay } from "#engine/clock/calendar-days.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { formatLocalDate } from "#engine/clock/format-local.ts";
import { formatClock } from "./format-time.ts";

/** "November 15, 2026, 2:05 PM": by the person's own calendar, and the clock as their locale writes it. */
export function formatMoment(isoTime: string, timeZone: string, locale?: string): string {
  const moment = new Date(isoTime);
  return `${formatLocalDate(moment, timeZone)}, ${formatClock(moment, timeZone, locale)}`;
}

/** As short as it is clear: "2 PM" today, "tomorrow 10:30 AM", "Fri 11 AM" within a week, else "Dec 3, 11 AM". */
export function formatNearMoment(
  isoTime: string,
  now: Date,
  timeZone: string,
  locale?: string,
): string {
  const moment = new Date(isoTime);
  const time = formatClock(moment, timeZone, locale).replace(":00 ", " ");
  const day = readDayClock(moment, timeZone).day;
  const today = readDayClock(now, timeZone).day;
  if (day === today) return time;
  if (day === shiftDay(today, 1)) return `tomorrow ${time}`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(moment);
  if (day > today && day < shiftDay(today, 7)) return `${format({ weekday: "short" })} ${time}`;
  return `${format({ month: "short", day: "numeric" })}, ${time}`;
}
