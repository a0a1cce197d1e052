/** "2:00 PM" by the clock of a zone. */
export function formatLocalClock(at: Date, timezone: string): string {
  return format(at, { timeZone: timezone, hour: "numeric", minute: "2-digit" });
}

/** "November 15, 2026" by the calendar of a zone. */
export function formatLocalDate(at: Date, timezone: string): string {
  return format(at, { timeZone: timezone, month: "long", day: "numeric", year: "numeric" });
}

/** "Sunday, November 15": near enough that the year goes without saying. */
export function formatLocalDay(at: Date, timezone: string): string {
  return format(at, { timeZone: timezone, weekday: "long", month: "long", day: "numeric" });
}

/** "America/New_York" → "America/New York" */
export function nameZone(timezone: string): string {
  return timezone.replaceAll("_", " ");
}

/** Some versions put a narrow space before AM and PM, which plain text shows as a question mark. */
function format(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", options).format(at).replace(/\s/g, " ");
}
