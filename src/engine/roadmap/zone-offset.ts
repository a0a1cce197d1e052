import { utcOffsetMinutes } from "#engine/timing/local-hours.ts";

const QUARTER_MS = 15 * 60_000;
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
  const found = utcOffsetMinutes(timezone, new Date(quarter * QUARTER_MS)) * 60_000;
  known.set(key, found);
  return found;
}
