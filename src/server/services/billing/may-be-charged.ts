import type { SubscriptionRow } from "#server/db/subscriptions-repository.ts";

/** As far as we were told. What gives no access any more may be charged all the same. */
export function mayBeCharged({ status, planCode, hasPaymentProblem }: SubscriptionRow): boolean {
  if (status === "EXPIRED") return hasPaymentProblem;
  return status === "ACTIVE" && planCode === "PREMIUM_MONTHLY";
}
