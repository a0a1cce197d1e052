import type { Checkout, CheckoutRequest } from "#contract/billing.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import {
  listCustomers,
  saveCustomer,
  type BillingAccount,
  findSubscription,
} from "#server/db/billing/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, notSignedIn } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps, BillingDeps } from "#server/services/service-deps.ts";
import { planOf } from "#engine/billing/has-premium-ended.ts";
import { currentPlan } from "./current-plan.ts";
import {
  lookUpPlan,
  type PlanLook,
  isPaymentsError,
  tellPaymentsFailure,
  mayBeCharged,
} from "./look-up-plan.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import {
  deleteCheckout,
  findCheckout,
  deleteAllCheckouts,
  type CheckoutRow,
  saveCheckoutPage,
  insertCheckout,
} from "#server/db/billing/payments-repository.ts";
import { findUserById, lockUser } from "#server/db/accounts/users-repository.ts";
import { listCharging } from "#engine/billing/subscription.ts";
import {
  type Checkout as PaymentPage,
  PaymentsError,
} from "#server/gateways/payments/payments-gateway.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";

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
    throw new ServiceError("CONFLICT", "You already have lifetime access.");
  }
  if (code === planCode) throw new ServiceError("CONFLICT", "You're already on this plan.");
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
      "The payment provider can't find you, so you can't buy anything right now. Your plan stays as it is. Please tell this server's operator.",
    );
  }
}

/** Lifetime access ends a subscription; a second one would be charged beside it. */
function refuseSecond(state: CustomerState): void {
  if (listCharging(state).length === 0) return;
  throw new ServiceError(
    "CONFLICT",
    "Your old subscription may still charge you. Cancel it first.",
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

type Order = CheckoutRequest & { customerId: string };

/** The address of the one page on which this user can pay for this plan. */
async function openPaymentPage(
  deps: ServiceDeps,
  { userId }: Scope,
  order: Order,
): Promise<string> {
  const { db } = deps.database;
  const account = { userId, mode: deps.payments.mode };
  const checkout = await reserveCheckout(deps, account, order.planCode);
  if (checkout.url) return checkout.url;
  const returnUrl = `${deps.appUrl}/billing/return`;
  try {
    const page = await deps.payments.createCheckout({
      ...order,
      userId,
      // The plan is named for what the page waits for; what was paid is asked of the provider.
      successUrl: `${returnUrl}?status=success&plan=${order.planCode}`,
      cancelUrl: `${returnUrl}?status=cancelled`,
      idempotencyKey: checkout.id,
    });
    await keepPage(deps, checkout, page);
    return page.url;
  } catch (error) {
    if (!wasUnheard(error)) await deleteCheckout(db, checkout);
    throw error;
  }
}

/** A page that cannot be kept, as when the account was deleted meanwhile, must not be paid on. */
async function keepPage(
  deps: ServiceDeps,
  checkout: CheckoutRow,
  page: PaymentPage,
): Promise<void> {
  const isKept = await deps.database.db.transaction(async (tx) => {
    // Whoever deletes the account holds this lock, and sees the page or takes its row away before.
    await lockUser(tx, checkout.userId);
    return saveCheckoutPage(tx, checkout, page);
  });
  if (isKept) return;
  await deps.payments.expireCheckout(page.sessionId);
  throw new ServiceError("CONFLICT", "The payment page closed too soon. Please try again.");
}

/** What was not heard may have been done: it is asked for again under the same key. */
function wasUnheard(error: unknown): boolean {
  return error instanceof PaymentsError && error.kind === "unavailable" && !error.isKeySpent;
}

/**
 * So long a request that nobody heard the answer of is made again under its key, which leads to the page
 * that it may have opened. Afterwards both are gone.
 */
const ANSWER_WITHIN_MS = DAY_MS;
/** A page that is about to close is no longer handed out. */
const LEAST_LEFT_MS = MINUTE_MS;

/** The one payment page of this user and plan: all who ask together get the same. */
function reserveCheckout(
  deps: Pick<ServiceDeps, "database" | "clock">,
  account: BillingAccount,
  planCode: PlanCode,
): Promise<CheckoutRow> {
  const createdAt = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    await lockUser(tx, account.userId);
    const open = await findCheckout(tx, account, planCode);
    if (open && isUsable(open, createdAt)) return open;
    if (open) await deleteCheckout(tx, open);
    const expiresAt = new Date(createdAt.getTime() + ANSWER_WITHIN_MS);
    return insertCheckout(tx, { ...account, planCode, createdAt, expiresAt });
  });
}

function isUsable({ url, expiresAt }: CheckoutRow, now: Date): boolean {
  return expiresAt.getTime() > now.getTime() + (url ? LEAST_LEFT_MS : 0);
}
