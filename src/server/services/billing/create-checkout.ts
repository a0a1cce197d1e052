import type { Checkout, CheckoutRequest } from "#contract/billing.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  listCustomers,
  saveCustomer,
  type BillingAccount,
} from "#server/db/billing/billing-customers-repository.ts";
import { findSubscription } from "#server/db/billing/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, notSignedIn } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps, BillingDeps } from "#server/services/service-deps.ts";
import { currentPlan, planOf } from "./current-plan.ts";
import {
  lookUpPlan,
  type PlanLook,
  isPaymentsError,
  tellPaymentsFailure,
  mayBeCharged,
} from "./look-up-plan.ts";
import { openPaymentPage, isUsable } from "./open-payment-page.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import {
  deleteCheckout,
  findCheckout,
  deleteAllCheckouts,
} from "#server/db/billing/payments-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { listCharging } from "#engine/billing/subscription.ts";

export function createCheckout(
  deps: ServiceDeps,
  scope: Scope,
  { planCode }: CheckoutRequest,
): Promise<Checkout> {
  return tellPaymentsFailure(async () => {
    await requireOtherPlan(deps, scope, planCode);
    await consumeLimit(deps, "checkoutPerUser", scope.userId);
    const account = { userId: scope.userId, mode: deps.payments.mode };
    const [newest] = await listCustomers(deps.database.db, account);
    // Before the look, which sees what was paid on it.
    await closeReplaced(deps, account, planCode);
    const look = await lookFirst(deps, scope);
    // Perhaps it was paid for meanwhile, and only the report is late.
    await requireOtherPlan(deps, scope, planCode);
    if (look && planCode === "PREMIUM_MONTHLY") refuseSecond(look.state);
    const customerId =
      look?.customerId ?? (await addCustomer(deps, scope, newest?.customerId ?? null));
    return { checkoutUrl: await openPaymentPage(deps, scope, { planCode, customerId }) };
  });
}

async function requireOtherPlan(
  deps: ServiceDeps,
  scope: Scope,
  planCode: CheckoutRequest["planCode"],
): Promise<void> {
  const { code } = await currentPlan(deps, scope);
  if (code === "PREMIUM_LIFETIME") {
    throw new ServiceError(
      "CONFLICT",
      "You have lifetime access already. There is nothing to pay.",
    );
  }
  if (code === planCode) throw new ServiceError("CONFLICT", "You are on this plan already.");
}

/** null for whom the provider does not know. With a wrong key that is everyone, also who pays already. */
async function lookFirst(deps: ServiceDeps, scope: Scope): Promise<PlanLook | null> {
  try {
    return await lookUpPlan(deps, scope.userId);
  } catch (error) {
    if (!isPaymentsError(error, "unknown-customer")) throw error;
    const account = { ...scope, mode: deps.payments.mode };
    const paid = await findSubscription(deps.database.db, account);
    const isFree = planOf(paid, deps.clock()).code === "FREE";
    if (isFree && !(paid && mayBeCharged(paid))) return null;
    throw new ServiceError(
      "UNAVAILABLE",
      "The payment provider does not know you as a customer, so nothing can be bought right now. Your plan stays as it is. The operator of this server should check its Stripe settings.",
    );
  }
}

/** Lifetime access ends a subscription; a second one would be charged beside it. */
function refuseSecond(state: CustomerState): void {
  if (listCharging(state).length === 0) return;
  throw new ServiceError(
    "CONFLICT",
    "You have a subscription that may still charge you. Cancel it before you buy another one.",
  );
}

/** A page that is handed out no more is closed before another takes its place: nobody shall pay on both. */
async function closeReplaced(
  { database: { db }, payments, clock }: BillingDeps,
  account: BillingAccount,
  planCode: PlanCode,
): Promise<void> {
  const former = await findCheckout(db, account, planCode);
  if (!former?.sessionId || isUsable(former, clock())) return;
  await payments.expireCheckout(former.sessionId);
  await deleteCheckout(db, former);
}

/**
 * Makes the user known to the provider, beside the customers that they were before. All who ask at once
 * saw the same newest one, send the same key, and become one customer.
 */
async function addCustomer(
  deps: ServiceDeps,
  { userId }: Scope,
  newestId: string | null,
): Promise<string> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const user = await findUserById(db, userId);
  if (!user) throw notSignedIn();
  const key = ["customer", userId, newestId].filter(Boolean).join("-");
  const customerId = await deps.payments.createCustomer({ userId, email: user.email }, key);
  await db.transaction(async (tx) => {
    const isNew = await saveCustomer(tx, { ...account, customerId, createdAt: deps.clock() });
    // A page that was opened for a former customer is lost with it.
    if (isNew) await deleteAllCheckouts(tx, account);
  });
  return customerId;
}
