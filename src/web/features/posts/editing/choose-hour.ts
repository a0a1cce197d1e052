import { DAY_MS } from "#engine/clock/time-units.ts";
import { readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";

/**
 * A date-and-time field once an hour of the day was chosen: on the day it names, or today; on the
 * next day to come where that hour has passed. `time` is "17:30" by the clock of the zone.
 */
export function chooseHour(value: string, time: string, timezone: string, now: Date): string {
  const today = toZonedInput(now, timezone).slice(0, 10);
  const named = readZonedInput(value, timezone) ? value.slice(0, 10) : today;
  const day = named < today ? today : named;
  const chosen = `${day}T${time}`;
  const at = readZonedInput(chosen, timezone);
  return at && at > now ? chosen : `${dayAfter(day)}T${time}`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
