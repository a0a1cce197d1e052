import { DAY_MS } from "#engine/clock/time-units.ts";

/** How many whole days an account is old that began on this day (YYYY-MM-DD, in UTC). */
export function countAccountDays(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));
}

/** The day on which an account began that is this many days old now. */
export function findFirstDay(ageDays: number, now: Date): string {
  return new Date(now.getTime() - ageDays * DAY_MS).toISOString().slice(0, 10);
}

/** Two spellings of one address are one account: case and surrounding space do not count. */
export function foldEmail(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** The file that holds all of a user's data, by its day. */
export function nameExport(exportedAt: string): string {
  return `foothold-export-${exportedAt.slice(0, 10)}.json`;
}
