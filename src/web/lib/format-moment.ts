/** "November 15, 2026, 14:05": US long date, in the person's own zone. */
export function formatMoment(isoTime: string, timeZone: string): string {
  const moment = new Date(isoTime);
  const day = moment.toLocaleDateString("en-US", { dateStyle: "long", timeZone });
  const hour = moment.toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  return `${day}, ${hour}`;
}
