import { formatLocalClock, formatLocalDate } from "#engine/timing/format-local.ts";

/** "November 15, 2026, 2:05 PM": by the person's own clock, as tasks and messages say it. */
export function formatMoment(isoTime: string, timeZone: string): string {
  const moment = new Date(isoTime);
  return `${formatLocalDate(moment, timeZone)}, ${formatLocalClock(moment, timeZone)}`;
}
