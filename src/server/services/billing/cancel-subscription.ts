import type { SubscriptionStatus } from "#contract/billing.ts";
import { LIFETIME_STAYS } from "#engine/billing/plans.ts";
import type { CustomerState } from "#engine/billing/customer-state.ts";
import { findRunning } from "#engine/billing/running-subscription.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { currentPlan } from "./current-plan.ts";
import { getBillingStatus } from "./get-status.ts";
import { lookUpPlan } from "./look-up-plan.ts";
import { listCharging } from "#engine/billing/subscription.ts";
import { tellPaymentsFailure } from "./fetch-customers.ts";

/** Nothing is charged again; access stays until the period that is paid for ends. */
export function cancelSubscription(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    await refuseLifetime(deps, scope);
    await consumeLimit(deps, "cancelPerUser", scope.userId);
    const look = await lookUpPlan(deps, scope.userId);
    await refuseLifetime(deps, scope);
    if (!look) throw nothingToCancel();
    if (await cancelCharging(deps, look.state)) await lookUpPlan(deps, scope.userId);
    return getBillingStatus(deps, scope);
  });
}

/** False when that was done before. */
async function cancelCharging(
  { payments, clock }: ServiceDeps,
  state: CustomerState,
): Promise<boolean> {
  const charging = listCharging(state);
  if (charging.length === 0 && !findRunning(state, clock())) throw nothingToCancel();
  for (const { id, status } of charging) {
    // A dispute may be won, and then the paid month goes on. What only owes would be tried again.
    const isPaid = status === "active" || status === "trialing";
    await (isPaid ? payments.cancelAtPeriodEnd(id) : payments.cancelNow(id));
  }
  return charging.length > 0;
}

async function refuseLifetime(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { code } = await currentPlan(deps, scope);
  if (code !== "PREMIUM_LIFETIME") return;
  throw new ServiceError("CONFLICT", LIFETIME_STAYS);
}

function nothingToCancel(): ServiceError {
  return new ServiceError("CONFLICT", "You have no subscription to cancel.");
}
