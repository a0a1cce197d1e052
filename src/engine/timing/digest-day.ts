import { findLocalDay, type LocalDay } from "../clock/local-day.ts";
import { utcOffsetMinutes } from "../clock/local-hours.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

const DIGEST_MINUTE = 8 * 60;
/** After that it tells nobody anything new: a server that was down stays quiet. */
const LATEST_MINUTE = 10 * 60;
const DAY_MINUTES = 24 * 60;

/** The day whose digest is due: from eight in the morning by the zone's own clock, for two hours. */
export function findDigestDay(now: Date, timezone: string): LocalDay | null {
  const minutes = Math.floor(now.getTime() / MINUTE_MS) + utcOffsetMinutes(timezone, now);
  const clock = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const isDue = clock >= DIGEST_MINUTE && clock < LATEST_MINUTE;
  return isDue ? findDigestSpan(now, timezone) : null;
}

/** A local day from eight to eight: what is due in the night is told of before it begins. */
export function findDigestSpan(at: Date, timezone: string): LocalDay {
  const { name, endsAt } = findLocalDay(at, timezone);
  const next = findLocalDay(endsAt, timezone);
  return {
    name,
    startsAt: findEight(name, timezone),
    endsAt: findEight(next.name, timezone),
  };
}

/** Clocks change in the night: the offset that is found near eight is the one at eight. */
function findEight(day: string, timezone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + DIGEST_MINUTE * MINUTE_MS;
  const near = new Date(wall - utcOffsetMinutes(timezone, new Date(wall)) * MINUTE_MS);
  return new Date(wall - utcOffsetMinutes(timezone, near) * MINUTE_MS);
}
