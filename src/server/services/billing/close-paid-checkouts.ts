import type { CustomerState } from "#engine/billing/customer-state.ts";
import { listPaid } from "#engine/billing/list-paid.ts";
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
  for (const { planCode, since } of listPaid(state)) {
    const latest = new Date(since.getTime() + CLOCK_SKEW_MS);
    await deleteCheckoutsUpTo(db, userId, planCode, latest);
  }
}
