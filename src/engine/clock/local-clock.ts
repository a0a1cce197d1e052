import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "#engine/clock/time-units.ts";

export type LocalTime = {
  hour: number;
  /** 0 is Monday. */
  weekday: number;
  /** The Monday of its week: '2026-11-09'. */
  week: string;
};

/** Reads moments by the clock and calendar of a zone; made once for many, since asking a zone is slow. */
export function createLocalClock(timezone: string): (at: Date) => LocalTime {
  const offsets = new Map<number, number | null>();
  const mondays = new Map<number, string>();
  /** Of seven days in a row; null where the clocks change in them. */
  const offsetOfSpan = (span: number) => {
    const known = offsets.get(span);
    if (known !== undefined) return known;
    const first = utcOffsetMinutes(timezone, new Date(span * WEEK_MS));
    const last = utcOffsetMinutes(timezone, new Date((span + 1) * WEEK_MS - 1));
    const offset = first === last ? first : null;
    offsets.set(span, offset);
    return offset;
  };
  const nameMonday = (day: number) => {
    const name = mondays.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10);
    mondays.set(day, name);
    return name;
  };
  return (at) => {
    const time = at.getTime();
    const offset = offsetOfSpan(Math.floor(time / WEEK_MS)) ?? utcOffsetMinutes(timezone, at);
    const local = time + offset * MINUTE_MS;
    const day = Math.floor(local / DAY_MS);
    // The first of January 1970 was a Thursday.
    const weekday = (((day + 3) % 7) + 7) % 7;
    const hour = Math.floor((local - day * DAY_MS) / (60 * MINUTE_MS));
    return { hour, weekday, week: nameMonday(day - weekday) };
  };
}
