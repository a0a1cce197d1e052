import type { CheckoutRequest } from "#contract/billing.ts";
import { deleteCheckout, saveCheckoutPage } from "#server/db/billing-checkouts-repository.ts";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { Scope } from "#server/scope.ts";
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
    await saveCheckoutPage(db, checkout, page);
    return page.url;
  } catch (error) {
    if (!wasUnheard(error)) await deleteCheckout(db, checkout);
    throw error;
  }
}

/** What was not heard may have been done: it is asked for again under the same key. */
function wasUnheard(error: unknown): boolean {
  return error instanceof PaymentsError && error.kind === "unavailable" && !error.isKeySpent;
}
