import type { SubscriptionStatus } from "#contract/billing.ts";
import { findRunning } from "#engine/billing/running-subscription.ts";
import { findCustomer } from "#server/db/billing-customers-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { applyCustomer } from "./apply-customer.ts";
import { currentPlan } from "./current-plan.ts";
import { tellPaymentsFailure } from "./describe-payments-error.ts";
import { getBillingStatus } from "./get-status.ts";

/** Access stays until the period that is paid for ends. */
export function cancelSubscription(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    await refuseLifetime(deps, scope);
    const customer = await findCustomer(deps.database.db, scope.userId);
    if (!customer) throw nothingToCancel();
    const state = await applyCustomer(deps, customer);
    await refuseLifetime(deps, scope);
    const running = state && findRunning(state, deps.clock());
    if (!running) throw nothingToCancel();
    if (!running.cancelAtPeriodEnd) {
      await deps.payments.cancelAtPeriodEnd(running.id);
      await applyCustomer(deps, customer);
    }
    return getBillingStatus(deps, scope);
  });
}

async function refuseLifetime(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { code } = await currentPlan(deps, scope);
  if (code !== "PREMIUM_LIFETIME") return;
  throw new ServiceError("CONFLICT", "Lifetime plans cannot be cancelled.");
}

function nothingToCancel(): ServiceError {
  return new ServiceError("CONFLICT", "You have no subscription that could be cancelled.");
}
