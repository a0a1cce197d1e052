/** "November 15, 2026": US long date, in the given zone. */
export function formatDay(isoTime: string, timeZone: string): string {
  return new Date(isoTime).toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}
