import { toLocalTime } from "#engine/timing/local-hours.ts";

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

/** The start of a UTC hour on the reader's clock. */
export function formatUtcHour(utcHour: number, offsetMinutes: number): string {
  return formatTime(toLocalTime(utcHour, offsetMinutes));
}
