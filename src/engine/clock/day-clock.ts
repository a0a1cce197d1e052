import { DAY_MS, HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import { type DayName, shiftDay } from "./calendar-days.ts";
import { zoneOffsetMs } from "./zone-offset.ts";

/** What calendar and clock of a zone show at a moment. */
type DayClock = { day: DayName; hour: number; minute: number };

export function readDayClock(at: Date, timezone: string): DayClock {
  const local = new Date(at.getTime() + zoneOffsetMs(timezone, at));
  return {
    day: local.toISOString().slice(0, 10),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/**
 * When a zone's clock shows this. An hour that comes twice is the first of the two; one that the clocks
 * skip is as far past the change as it was meant to be.
 */
export function findMoment({ day, hour, minute }: DayClock, timezone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  const offsetAt = (time: number) => zoneOffsetMs(timezone, new Date(time));
  // Clocks change at most once in two days, so one of these two holds then.
  const [before, after] = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)];
  const times = [wall - before, wall - after].toSorted((a, b) => a - b);
  const found = times.find((time) => time + offsetAt(time) === wall);
  return new Date(found ?? wall - before);
}

/** The same time of day so many days on. */
export function moveDays(at: Date, days: number, timezone: string): Date {
  const clock = readDayClock(at, timezone);
  return findMoment({ ...clock, day: shiftDay(clock.day, days) }, timezone);
}

/** By real hours: on the day of a change none is left out and none is taken twice. */
export function moveHours(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS);
}

/** The hours that the clocks of a day skip; none on nearly all days. */
export function listSkippedHours(day: DayName, timezone: string): number[] {
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const shown = readDayClock(findMoment({ day, hour, minute: 0 }, timezone), timezone);
    return shown.hour !== hour;
  });
}
