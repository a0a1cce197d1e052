import { findLocalDay, type LocalDay } from "./local-day.ts";
import { utcOffsetMinutes } from "./local-hours.ts";

const DIGEST_MINUTE = 8 * 60;
/** After that it tells nobody anything new: a server that was down stays quiet. */
const LATEST_MINUTE = 10 * 60;
const DAY_MINUTES = 24 * 60;

/** The day whose digest is due: from eight in the morning by the zone's own clock, for two hours. */
export function findDigestDay(now: Date, timezone: string): LocalDay | null {
  const minutes = Math.floor(now.getTime() / 60_000) + utcOffsetMinutes(timezone, now);
  const clock = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const isDue = clock >= DIGEST_MINUTE && clock < LATEST_MINUTE;
  return isDue ? findLocalDay(now, timezone) : null;
}
