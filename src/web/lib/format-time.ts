import { toLocalTime } from "#engine/clock/local-hours.ts";

const clock = new Intl.DateTimeFormat(undefined, {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "17:30" as the reader's locale writes it: "5:30 PM" in the United States. */
export function formatTime(time: string, format: Intl.DateTimeFormat = clock): string {
  // Some versions put a narrow space before AM and PM.
  return format.format(new Date(`1970-01-01T${time}:00Z`)).replace(/\s/g, " ");
}

/** The same for an axis: a full hour without its minutes, "5 PM". */
export function formatHour(time: string, format?: Intl.DateTimeFormat): string {
  return formatTime(time, format).replace(":00 ", " ");
}

/** The start of a UTC hour on the reader's clock. */
export function formatUtcHour(utcHour: number, offsetMinutes: number): string {
  return formatTime(toLocalTime(utcHour, offsetMinutes));
}

// Making a format costs far more than using one.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clock shows at a moment, as the reader's locale writes it. */
export function formatClock(at: Date, timeZone: string, locale?: string): string {
  const key = `${timeZone} ${locale}`;
  const options = { hour: "numeric", minute: "2-digit", timeZone } as const;
  const format = clocks.get(key) ?? new Intl.DateTimeFormat(locale, options);
  clocks.set(key, format);
  return format.format(at).replace(/\s/g, " ");
}
