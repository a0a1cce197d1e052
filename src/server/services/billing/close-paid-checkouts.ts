import type { CustomerState } from "#engine/billing/customer-state.ts";
import { type PlanCode, PLAN_CODES } from "#engine/billing/plans.ts";
import { deleteCheckoutsUpTo } from "#server/db/billing-checkouts-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { UserId } from "#server/scope.ts";

/** How far the provider's clock and ours may be apart. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** A payment page that was used is of no use for the next payment. */
export async function closePaidCheckouts(
  db: Db,
  userId: UserId,
  state: CustomerState,
): Promise<void> {
  for (const planCode of PLAN_CODES) {
    const paid = paymentTimes(state, planCode);
    if (paid.length === 0) continue;
    const latest = new Date(Math.max(...paid) + CLOCK_SKEW_MS);
    await deleteCheckoutsUpTo(db, userId, planCode, latest);
  }
}

function paymentTimes({ subscriptions, purchases }: CustomerState, planCode: PlanCode): number[] {
  const begun = subscriptions.filter(({ status }) => !status.startsWith("incomplete"));
  return [
    ...begun.map((subscription) => ({ ...subscription, at: subscription.createdAt })),
    ...purchases.map((purchase) => ({ ...purchase, at: purchase.paidAt })),
  ]
    .filter((item) => item.planCode === planCode)
    .map(({ at }) => at.getTime());
}
