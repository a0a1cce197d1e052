import { utcOffsetMinutes } from "#engine/clock/local-hours.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";

const DAY_MINUTES = 24 * 60;

/** A moment as a date-and-time field holds it, by the clock of a zone: "2026-11-17T14:00". */
export function toZonedInput(at: Date, timezone: string): string {
  return shift(at, utcOffsetMinutes(timezone, at)).toISOString().slice(0, 16);
}

/** What a date-and-time field means by the clock of a zone; null when it is not filled in. */
export function readZonedInput(text: string, timezone: string): Date | null {
  const asUtc = new Date(`${text}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || Number.isNaN(asUtc.getTime())) return null;
  // The offset that holds then is only known near that moment, so the first guess is corrected once.
  const guess = shift(asUtc, -utcOffsetMinutes(timezone, asUtc));
  const at = shift(asUtc, -utcOffsetMinutes(timezone, guess));
  if (toZonedInput(at, timezone) === text.slice(0, 16)) return at;
  // An hour that the clocks skip: as far past the change as it was meant to be.
  return shift(asUtc, -utcOffsetMinutes(timezone, shift(asUtc, -DAY_MINUTES)));
}

/** Hours since midnight by the clock of a zone: 14.5 at half past two. */
export function hourOfDay(at: Date, timezone: string): number {
  const local = shift(at, utcOffsetMinutes(timezone, at));
  return local.getUTCHours() + local.getUTCMinutes() / 60;
}

/** "UTC+05:30", as the zone stands at that moment. */
export function nameOffset(timezone: string, at: Date): string {
  const minutes = utcOffsetMinutes(timezone, at);
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `UTC${minutes < 0 ? "−" : "+"}${hours}:${rest}`;
}

function shift(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}
