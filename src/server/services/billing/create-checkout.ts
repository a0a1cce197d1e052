import type { Checkout, CheckoutRequest } from "#contract/billing.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import { listCharging } from "#engine/billing/list-charging.ts";
import { listCustomers } from "#server/db/billing-customers-repository.ts";
import { findSubscription } from "#server/db/subscriptions-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { addCustomer } from "./add-customer.ts";
import { closeReplaced } from "./close-replaced.ts";
import { currentPlan, planOf } from "./current-plan.ts";
import { isPaymentsError, tellPaymentsFailure } from "./describe-payments-error.ts";
import { lookUpPlan, type PlanLook } from "./look-up-plan.ts";
import { mayBeCharged } from "./may-be-charged.ts";
import { openPaymentPage } from "./open-payment-page.ts";

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
      "The payment provider does not know you as a customer, so nothing can be bought right now. Your plan stays as it is. Whoever runs this server should check its Stripe settings.",
    );
  }
}

/** Lifetime access ends a subscription; a second one would be charged beside it. */
function refuseSecond(state: CustomerState): void {
  if (listCharging(state).length === 0) return;
  throw new ServiceError(
    "CONFLICT",
    "You have a subscription that may still be charged. Cancel it before you buy another one.",
  );
}
