/** The calendar month that a quota counts in, 'YYYY-MM' in UTC. */
export function quotaMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

export function quotaResetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
