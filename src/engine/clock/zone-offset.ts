import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KNOWN = 5000;

// Asking Intl is slow, and while one types the same hours are asked for again and again.
const known = new Map<string, number>();

/** How far a zone's clock is ahead of UTC at a moment; clocks change at full quarters only. */
export function zoneOffsetMs(timezone: string, at: Date): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const key = `${timezone} ${quarter}`;
  const offset = known.get(key);
  if (offset !== undefined) return offset;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = utcOffsetMinutes(timezone, new Date(quarter * QUARTER_MS)) * MINUTE_MS;
  known.set(key, found);
  return found;
}
