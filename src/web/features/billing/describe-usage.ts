import type { Subscription } from "#web/components/premium/use-subscription.ts";
import { formatLongDate } from "./describe-subscription.ts";

export type Usage = {
  count: string;
  /** 0 to 100; null where there is no limit to measure against. */
  percent: number | null;
  note: string;
};

/** How many of the month's AI posts are used; null where the server did not say. */
export function describeUsage(aiPosts: Subscription["aiPosts"], timeZone: string): Usage | null {
  if (aiPosts === null) return null;
  const { used, limit, resetsAt } = aiPosts;
  if (limit === null) {
    return { count: `${used} used`, percent: null, note: "Your plan has no limit." };
  }
  if (limit === 0) {
    return {
      count: used > 0 ? `${used} used` : "None",
      percent: null,
      note: "AI posts come with Premium.",
    };
  }
  return {
    count: `${used} of ${limit}`,
    percent: Math.min(100, Math.round((used / limit) * 100)),
    note: `The count starts again on ${formatLongDate(resetsAt, timeZone)}.`,
  };
}
