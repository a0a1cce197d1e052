import type { CheckoutRequest } from "#contract/billing.ts";
import {
  type CheckoutRow,
  deleteCheckout,
  saveCheckoutPage,
  findCheckout,
  insertCheckout,
} from "#server/db/billing/payments-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import { type Checkout, PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { PlanCode } from "#engine/billing/plans.ts";
import { DAY_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import type { BillingAccount } from "#server/db/billing/billing-customers-repository.ts";

type Order = CheckoutRequest & { customerId: string };

/** The address of the one page on which this user can pay for this plan. */
export async function openPaymentPage(
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
async function keepPage(deps: ServiceDeps, checkout: CheckoutRow, page: Checkout): Promise<void> {
  const isKept = await deps.database.db.transaction(async (tx) => {
    // Whoever deletes the account holds this lock, and sees the page or takes its row away before.
    await lockUser(tx, checkout.userId);
    return saveCheckoutPage(tx, checkout, page);
  });
  if (isKept) return;
  await deps.payments.expireCheckout(page.sessionId);
  throw new ServiceError(
    "CONFLICT",
    "The payment page was closed while it was being opened. Please try again.",
  );
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

export function isUsable({ url, expiresAt }: CheckoutRow, now: Date): boolean {
  return expiresAt.getTime() > now.getTime() + (url ? LEAST_LEFT_MS : 0);
}
