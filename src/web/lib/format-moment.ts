import { formatLocalDate } from "#engine/clock/format-local.ts";
import { formatClock } from "./format-time.ts";

/** "November 15, 2026, 2:05 PM": by the person's own calendar, and the clock as their locale writes it. */
export function formatMoment(isoTime: string, timeZone: string, locale?: string): string {
  const moment = new Date(isoTime);
  return `${formatLocalDate(moment, timeZone)}, ${formatClock(moment, timeZone, locale)}`;
}
