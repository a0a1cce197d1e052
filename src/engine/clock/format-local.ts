import { currentZone } from "./current-zone.ts";

/** What a zone's clock shows, as people there write it: "2:00 PM" in New York, "14:00" in Berlin. */
export function formatLocalClock(at: Date, timezone: string): string {
  const hourCycle = TWELVE_HOURS.test(currentZone(timezone)) ? "h12" : "h23";
  return format(at, { timeZone: timezone, hour: "numeric", minute: "2-digit", hourCycle });
}

/**
 * Where clocks count to twelve. A server does not know its reader's locale, but where they live; UTC is
 * for those who did not say, and our dates are American.
 */
const TWELVE_HOURS =
  /^(?:UTC|Etc\/UTC|GMT|Australia\/.*|US\/.*|Canada\/.*|Pacific\/(?:Auckland|Honolulu|Guam)|Asia\/(?:Kolkata|Manila|Karachi|Dhaka|Colombo|Kathmandu|Riyadh|Dubai|Kuala_Lumpur|Singapore|Seoul)|Africa\/Cairo|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|Toronto|Vancouver|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton|Bogota|Mexico_City|Monterrey|Tijuana|Puerto_Rico|Indiana\/.*|Kentucky\/.*|North_Dakota\/.*))$/;

/** "November 15, 2026" by the calendar of a zone. */
export function formatLocalDate(at: Date, timezone: string): string {
  return format(at, { timeZone: timezone, month: "long", day: "numeric", year: "numeric" });
}

/** "Sunday, November 15": near enough that the year goes without saying. */
export function formatLocalDay(at: Date, timezone: string): string {
  return format(at, { timeZone: timezone, weekday: "long", month: "long", day: "numeric" });
}

/** Whose clock a time goes by: "New York time" for "America/New_York", "UTC" for itself. */
export function nameZone(timezone: string): string {
  const zone = currentZone(timezone);
  const [, ...place] = zone.split("/");
  const city = place.at(-1)?.replaceAll("_", " ");
  return city && !zone.startsWith("Etc/") ? `${city} time` : (city ?? zone);
}

/** Some versions put a narrow space before AM and PM, which plain text shows as a question mark. */
function format(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", options).format(at).replace(/\s/g, " ");
}
