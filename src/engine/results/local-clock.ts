import { utcOffsetMinutes } from "#engine/timing/local-hours.ts";

export type LocalTime = {
  hour: number;
  /** 0 is Monday. */
  weekday: number;
  /** The Monday of its week: '2026-11-09'. */
  week: string;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Reads moments by the clock and calendar of a zone; made once for many, since asking a zone is slow. */
export function createLocalClock(timezone: string): (at: Date) => LocalTime {
  const offsets = new Map<number, number | null>();
  /** Of a whole UTC day; null for one on which the clocks change. */
  const offsetOfDay = (day: number) => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const first = utcOffsetMinutes(timezone, new Date(day * DAY_MS));
    const last = utcOffsetMinutes(timezone, new Date((day + 1) * DAY_MS - 1));
    const offset = first === last ? first : null;
    offsets.set(day, offset);
    return offset;
  };
  return (at) => {
    const time = at.getTime();
    const offset = offsetOfDay(Math.floor(time / DAY_MS)) ?? utcOffsetMinutes(timezone, at);
    const local = new Date(time + offset * MINUTE_MS);
    const weekday = (local.getUTCDay() + 6) % 7;
    const monday = new Date(local.getTime() - weekday * DAY_MS);
    return { hour: local.getUTCHours(), weekday, week: monday.toISOString().slice(0, 10) };
  };
}
