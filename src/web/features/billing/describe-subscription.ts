import { sayQuotaReset } from "#engine/billing/quota-month.ts";
import type { Subscription } from "#web/components/premium/use-subscription.tsx";
import type { BadgeTone } from "#web/components/ui/badge.tsx";

const PLAN_NAMES: Record<string, string> = {
  FREE: "Free Plan",
  PREMIUM_MONTHLY: "Premium Plan",
  PREMIUM_LIFETIME: "Lifetime Plan",
};

/** A plan from a newer server has no name here. */
export function namePlan(planCode: string): string {
  return PLAN_NAMES[planCode] ?? "Unknown Plan";
}

type NamedStatus = { word: string; tone: BadgeTone };

const STATUSES: Record<string, NamedStatus> = {
  ACTIVE: { word: "Active", tone: "active" },
  CANCEL_AT_PERIOD_END: { word: "Canceling", tone: "paused" },
  EXPIRED: { word: "Expired", tone: "completed" },
};

const UNKNOWN: NamedStatus = { word: "Unknown", tone: "neutral" };

/** Without a subscription the free plan is what runs, if the server said so. */
export function nameStatus(subscription: Pick<Subscription, "status" | "aiPosts">): NamedStatus {
  const { status, aiPosts } = subscription;
  const isKnown = aiPosts !== null;
  const shown = status === "none" && isKnown ? "ACTIVE" : status;
  return STATUSES[shown] ?? UNKNOWN;
}

type Period = Pick<
  Subscription,
  | "planCode"
  | "status"
  | "currentPeriodEnd"
  | "cancelAtPeriodEnd"
  | "hasPaymentProblem"
  | "canCancel"
>;

/** Until when the plan runs; null where there is no date to tell. */
export function describePeriod(subscription: Period, { timeZone, now }: DateReader): string | null {
  const { planCode, status, currentPeriodEnd, cancelAtPeriodEnd, hasPaymentProblem } = subscription;
  if (planCode === "PREMIUM_LIFETIME") return "Paid once, no renewal.";
  // What was given back ended before its time; what may come back is told of elsewhere.
  const hasEnded = status === "EXPIRED" && !subscription.canCancel;
  if (currentPeriodEnd === null) return hasEnded ? "Premium has ended" : null;
  const date = formatLongDate(currentPeriodEnd, timeZone);
  if (status === "EXPIRED") return `Premium ended on ${date}`;
  // A renewal that failed is not announced as one, and neither is one whose day is over.
  if (cancelAtPeriodEnd || hasPaymentProblem) return `Access until ${date}`;
  return isOver(currentPeriodEnd, now) ? "Renewal is being confirmed" : `Renews on ${date}`;
}

/** Who reads a date, and when. */
export type DateReader = { timeZone: string; now: Date };

function isOver(isoTime: string, now: Date): boolean {
  return new Date(isoTime) <= now;
}

/** "November 15, 2026" by the person's own clock. */
export function formatLongDate(isoTime: string, timeZone: string): string {
  return new Date(isoTime).toLocaleDateString("en-US", { dateStyle: "long", timeZone });
}

/** What cancelling does, said before it is done. */
export function describeCancelling(
  subscription: Pick<Subscription, "status" | "currentPeriodEnd" | "hasPaymentProblem">,
  { timeZone, now }: DateReader,
): string {
  const { status, currentPeriodEnd, hasPaymentProblem } = subscription;
  if (status === "EXPIRED") {
    return "You won't be charged again. Your projects and posts stay.";
  }
  if (hasPaymentProblem) {
    return "The last payment failed, so Premium ends right away. You won't be charged again, and your projects and posts stay.";
  }
  const until =
    currentPeriodEnd && !isOver(currentPeriodEnd, now)
      ? formatLongDate(currentPeriodEnd, timeZone)
      : "the end of the period you have paid for";
  return `You keep Premium until ${until}. You won't be charged after that, and your projects and posts stay.`;
}

type Usage = {
  count: string;
  /** 0 to 100; null where there is no limit to measure against. */
  percent: number | null;
  note: string;
};

/** How many of the month's generated posts are used; null where the server did not say. */
export function describeUsage(aiPosts: Subscription["aiPosts"], timeZone: string): Usage | null {
  if (aiPosts === null) return null;
  const { used, limit, resetsAt } = aiPosts;
  if (limit === null) {
    return { count: `${used} used`, percent: null, note: "No limit" };
  }
  if (limit === 0) {
    return {
      count: used > 0 ? `${used} used` : "None",
      percent: null,
      note: "The first generated post is free.",
    };
  }
  return {
    count: `${used} of ${limit}`,
    percent: Math.min(100, Math.round((used / limit) * 100)),
    note: sayQuotaReset(new Date(resetsAt), timeZone),
  };
}
