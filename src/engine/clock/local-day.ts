import { createDayNamer } from "#engine/clock/group-by-day.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";

/** A calendar day as people in a zone live it; where clocks change it is shorter or longer. */
export type LocalDay = {
  /** '2026-11-15'. */
  name: string;
  startsAt: Date;
  /** The first moment that is no longer part of it. */
  endsAt: Date;
};

/** Longer than any day. */
const LONGEST_MINUTES = 27 * 60;

export function findLocalDay(at: Date, timezone: string): LocalDay {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const key = `${minute} ${timezone}`;
  const known = found.get(key);
  if (known) return known;
  const day = searchLocalDay(minute, timezone);
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, day);
  return day;
}

/** One answer asks for the same day of every community. */
const found = new Map<string, LocalDay>();
const MOST_FOUND = 100;

function searchLocalDay(minute: number, timezone: string): LocalDay {
  const nameDay = createDayNamer(timezone);
  const name = nameDay(new Date(minute * MINUTE_MS));
  // Not by the clock: on some days midnight does not exist.
  const findFirst = (from: number, isBeyond: (day: string) => boolean) => {
    let [before, beyond] = [from, from + LONGEST_MINUTES];
    while (beyond - before > 1) {
      const middle = Math.floor((before + beyond) / 2);
      if (isBeyond(nameDay(new Date(middle * MINUTE_MS)))) beyond = middle;
      else before = middle;
    }
    return new Date(beyond * MINUTE_MS);
  };
  return {
    name,
    startsAt: findFirst(minute - LONGEST_MINUTES, (day) => day >= name),
    endsAt: findFirst(minute, (day) => day > name),
  };
}

/** The first moment of the next month, as people in a zone live it. */
export function findMonthEnd(at: Date, timezone: string): Date {
  const today = findLocalDay(at, timezone);
  const [year = 0, month = 1, day = 1] = today.name.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // Noon of the last day is on that day whatever clocks do.
  const noon = new Date(today.startsAt.getTime() + (last - day + 0.5) * DAY_MS);
  return findLocalDay(noon, timezone).endsAt;
}
