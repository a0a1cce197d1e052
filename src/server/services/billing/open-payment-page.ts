import type { CheckoutRequest } from "#contract/billing.ts";
import {
  type CheckoutRow,
  deleteCheckout,
  saveCheckoutPage,
} from "#server/db/billing-checkouts-repository.ts";
import { lockUser } from "#server/db/users-repository.ts";
import { type Checkout, PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { reserveCheckout } from "./reserve-checkout.ts";

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
