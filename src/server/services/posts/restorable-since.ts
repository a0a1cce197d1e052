const DAY_MS = 24 * 3600 * 1000;

/** What was deleted before that is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
