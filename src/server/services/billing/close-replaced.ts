import type { PlanCode } from "#engine/billing/plans.ts";
import type { BillingAccount } from "#server/db/billing-account.ts";
import { deleteCheckout, findCheckout } from "#server/db/billing-checkouts-repository.ts";
import type { BillingDeps } from "./look-up-plan.ts";
import { isUsable } from "./reserve-checkout.ts";

/** A page that is handed out no more is closed before another takes its place: nobody shall pay on both. */
export async function closeReplaced(
  { database: { db }, payments, clock }: BillingDeps,
  account: BillingAccount,
  planCode: PlanCode,
): Promise<void> {
  const former = await findCheckout(db, account, planCode);
  if (!former?.sessionId || isUsable(former, clock())) return;
  await payments.expireCheckout(former.sessionId);
  await deleteCheckout(db, former);
}
