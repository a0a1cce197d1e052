import { inClockOrder, toLocalTime } from "#engine/clock/local-hours.ts";
import type { Timing } from "./judge-timing.ts";

/**
 * A community's best or busiest hours by the reader's clock, as the day goes: ["09:30", "14:30"]. One list
 * for every screen; `most` keeps the first ones of it.
 */
export function listLocalHours(
  { hours }: Pick<Timing, "hours">,
  offsetMinutes: number,
  most = hours.length,
): string[] {
  return inClockOrder(hours.slice(0, most)).map((hour) => toLocalTime(hour, offsetMinutes));
}
