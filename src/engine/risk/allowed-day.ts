import { type RuleValue, WEEKDAYS, type Weekday } from "#engine/rules/rule-codes.ts";
import { utcOffsetMinutes } from "#engine/timing/local-hours.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Afternoon in Europe, morning in America. */
const USUAL_UTC_HOUR = 14;
const WAKING_FROM = 7;
const WAKING_UNTIL = 22;

/** True where the rule's day is the UTC day of that moment. */
export function isOnDay(at: Date, day: RuleValue): boolean {
  return isDay(utcWeekday(at), day);
}

/**
 * The next time on that day from `from` on: at the same time of day as `near` if it can be, and where
 * it is that day for the user as well, who should be awake.
 */
export function findTimeOnDay(
  day: RuleValue,
  from: Date,
  near: Date | null,
  timezone: string,
): Date {
  const midnight = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  const timeOfDay = near ? near.getTime() % DAY_MS : USUAL_UTC_HOUR * HOUR_MS;
  const times = Array.from({ length: 9 * 24 }, (_, index) => {
    const dayStart = midnight + Math.floor(index / 24) * DAY_MS;
    return new Date(dayStart + ((timeOfDay + (index % 24) * HOUR_MS) % DAY_MS));
  }).filter((time) => time >= from && isOnDay(time, day));
  const isHandy = (time: Date) => isHandyAt(time, day, timezone);
  return times.find(isHandy) ?? times[0] ?? from;
}

export function utcWeekday(at: Date): Weekday {
  return WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? "monday";
}

function isHandyAt(time: Date, day: RuleValue, timezone: string): boolean {
  const local = new Date(time.getTime() + utcOffsetMinutes(timezone, time) * 60_000);
  const hour = local.getUTCHours();
  return isOnDay(local, day) && hour >= WAKING_FROM && hour < WAKING_UNTIL;
}

function isDay(weekday: Weekday, day: RuleValue): boolean {
  if (day === "weekend") return weekday === "saturday" || weekday === "sunday";
  return weekday === day;
}
