import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  type BillingAccount,
  listCustomers,
  findSubscription,
} from "#server/db/billing/subscriptions-repository.ts";
import { deleteCheckout, listOpenCheckouts } from "#server/db/billing/payments-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { UserId } from "#server/scope.ts";
import { fetchCustomers, isPaymentsError, mayBeCharged, endSubscriptions } from "./look-up-plan.ts";
import type { BillingDeps } from "#server/services/service-deps.ts";

/** Sees to it that this user is never charged again, at once and for good; throws where that is not certain. */
export async function stopCharging(deps: BillingDeps, userId: UserId): Promise<void> {
  const account = { userId, mode: deps.payments.mode };
  await refuseRealMoney(deps, account);
  try {
    await endAll(deps, account);
  } catch (error) {
    // Without the provider's word ours counts: where nothing may be charged, nothing has to be ended.
    const isUnknown = isPaymentsError(error, "unknown-customer", "not-configured");
    const subscription = await findSubscription(deps.database.db, account);
    if (!isUnknown || (subscription && mayBeCharged(subscription))) throw error;
  }
}

/** With test keys nobody can end what live keys have sold. The other way round no money moves. */
async function refuseRealMoney({ database }: BillingDeps, account: BillingAccount): Promise<void> {
  if (account.mode === "live") return;
  const paid = await findSubscription(database.db, { ...account, mode: "live" });
  if (!paid || !mayBeCharged(paid)) return;
  throw new PaymentsError(
    "not-configured",
    "It is paid with real money, and this server takes test payments only right now. Its operator should check the Stripe settings.",
  );
}

/** Pages first: what is paid on one in the meantime is a subscription by the time we look. */
async function endAll(deps: BillingDeps, account: BillingAccount): Promise<void> {
  const { db } = deps.database;
  for (const checkout of await listOpenCheckouts(db, account)) {
    const isClosed = await deps.payments.expireCheckout(checkout.sessionId);
    if (!isClosed && checkout.expiresAt > deps.clock()) throw pageLeftOpen();
    await deleteCheckout(db, checkout);
  }
  const customers = await listCustomers(db, account);
  if (customers.length === 0) return;
  const ids = customers.map(({ customerId }) => customerId);
  const { known, unknownIds } = await fetchCustomers(deps.payments, ids);
  await endSubscriptions(
    deps,
    known,
    known.flatMap(({ state }) => listLiving(state)),
  );
  if (unknownIds.length === 0) return;
  throw new PaymentsError(
    "unknown-customer",
    "The payment provider does not know every customer that you paid as. The operator of this server should check its Stripe settings.",
  );
}

function pageLeftOpen(): PaymentsError {
  return new PaymentsError(
    "rejected",
    "The payment provider does not know a payment page that you have opened. It runs out within a day. Please try again then.",
  );
}

function listLiving({ isDeleted, subscriptions }: CustomerState): string[] {
  if (isDeleted) return [];
  return subscriptions
    .filter(({ status }) => status !== "canceled" && status !== "incomplete_expired")
    .map(({ id }) => id);
}
