const DAY_MS = 86_400_000;

/** How many whole days an account is old that began on this day (YYYY-MM-DD, in UTC). */
export function countAccountDays(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));
}

/** The day on which an account began that is this many days old now. */
export function findFirstDay(ageDays: number, now: Date): string {
  return new Date(now.getTime() - ageDays * DAY_MS).toISOString().slice(0, 10);
}
