import type { DerivedSubscription } from "#engine/billing/derive-subscription.ts";
import type { BillingAccount } from "#server/db/billing-account.ts";
import type { Db } from "#server/db/database.ts";
import {
  findSubscription,
  markExpired,
  saveSubscription,
} from "#server/db/subscriptions-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import { hasEnded } from "./current-plan.ts";
import type { FetchedCustomers, KnownCustomer } from "./fetch-customers.ts";
import { mayBeCharged } from "./may-be-charged.ts";

type Findings = FetchedCustomers & { derived: DerivedSubscription; now: Date };

export async function writePlan(tx: Db, account: BillingAccount, findings: Findings) {
  const { derived, known, now } = findings;
  const { sourceId, planCode, status, currentPeriodEnd, hasPaymentProblem } = derived;
  if (status === "none" || status === "EXPIRED") await refuseBlindEnd(tx, account, findings);
  if (status === "none") return markExpired(tx, account, now);
  return saveSubscription(tx, {
    ...account,
    planCode,
    status,
    currentPeriodEnd,
    hasPaymentProblem,
    customerId: findBuyer(known, sourceId),
    createdAt: now,
    updatedAt: now,
  });
}

/** What a customer paid for whom the provider does not know right now may go on: nobody can tell. */
async function refuseBlindEnd(
  tx: Db,
  account: BillingAccount,
  { unknownIds, now }: Findings,
): Promise<void> {
  if (unknownIds.length === 0) return;
  const running = await findSubscription(tx, account);
  if (!running?.customerId || (hasEnded(running, now) && !mayBeCharged(running))) return;
  if (!unknownIds.includes(running.customerId)) return;
  throw new PaymentsError(
    "unknown-customer",
    "The payment provider does not know the customer who paid for this plan.",
  );
}

function findBuyer(known: KnownCustomer[], sourceId: string | null): string | null {
  const buyer = known.find(({ state: { purchases, subscriptions } }) =>
    [...purchases, ...subscriptions].some(({ id }) => id === sourceId),
  );
  return buyer?.customerId ?? null;
}
