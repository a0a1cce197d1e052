import type { SubscriptionStatus } from "#contract/billing.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { tellPaymentsFailure } from "./describe-payments-error.ts";
import { getBillingStatus } from "./get-status.ts";
import { lookUpPlan } from "./look-up-plan.ts";

/** For whoever has just paid: the provider is asked, in case its report is late or never comes. */
export function refreshBillingStatus(deps: ServiceDeps, scope: Scope): Promise<SubscriptionStatus> {
  return tellPaymentsFailure(async () => {
    if (deps.payments.isConfigured) {
      await consumeLimit(deps, "refreshBillingPerUser", scope.userId);
      await lookUpPlan(deps, scope.userId);
    }
    return getBillingStatus(deps, scope);
  });
}
