import type { Checkout, CheckoutRequest } from "#contract/billing.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import { listCharging } from "#engine/billing/list-charging.ts";
import { deleteCheckout, saveCheckoutPage } from "#server/db/billing-checkouts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { currentPlan } from "./current-plan.ts";
import { isPaymentsError, tellPaymentsFailure } from "./describe-payments-error.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { reserveCheckout } from "./reserve-checkout.ts";

export function createCheckout(
  deps: ServiceDeps,
  scope: Scope,
  { planCode }: CheckoutRequest,
): Promise<Checkout> {
  return tellPaymentsFailure(async () => {
    await requireOtherPlan(deps, scope, planCode);
    const { customerId, state } = await ensureCustomer(deps, scope);
    // Perhaps it was paid for meanwhile, and only the report is late.
    await requireOtherPlan(deps, scope, planCode);
    if (planCode === "PREMIUM_MONTHLY") refuseSecond(state);
    return { checkoutUrl: await openPage(deps, scope, { planCode, customerId }) };
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

/** Lifetime access ends a subscription; a second one would be charged beside it. */
function refuseSecond(state: CustomerState): void {
  if (listCharging(state).length === 0) return;
  throw new ServiceError(
    "CONFLICT",
    "You have a subscription that may still be charged. Cancel it before you buy another one.",
  );
}

async function openPage(
  deps: ServiceDeps,
  { userId }: Scope,
  order: CheckoutRequest & { customerId: string },
): Promise<string> {
  const { db } = deps.database;
  const checkout = await reserveCheckout(deps, userId, order.planCode);
  if (checkout.url) return checkout.url;
  const returnUrl = `${deps.appUrl}/billing/return`;
  try {
    const page = await deps.payments.createCheckout({
      ...order,
      userId,
      successUrl: `${returnUrl}?status=success`,
      cancelUrl: `${returnUrl}?status=cancelled`,
      idempotencyKey: checkout.id,
    });
    await saveCheckoutPage(db, checkout, page);
    return page.url;
  } catch (error) {
    // What was not heard may have been done: it is asked for again under the same key.
    if (!isPaymentsError(error, "unavailable")) await deleteCheckout(db, userId, order.planCode);
    throw error;
  }
}
