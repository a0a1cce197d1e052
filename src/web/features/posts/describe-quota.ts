type Quota = { used: number; limit: number | null; resetsAt: string };

/** What is left of this month's posts; the month is counted in UTC. */
export function describeQuota(quota: Quota | null): string | null {
  if (!quota?.limit) return null;
  const resets = dates.format(new Date(quota.resetsAt));
  return `${quota.used} of ${quota.limit} AI posts used this month. You get more on ${resets}.`;
}

const dates = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
