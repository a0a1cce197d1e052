import { PLANS } from "#engine/billing/plans.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { getBillingStatus } from "#server/services/billing/get-status.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

const planList = Object.values(PLANS);

export function billingRoutes(deps: ServiceDeps) {
  return {
    getBillingStatus: ({ scope }) => getBillingStatus(deps, scope),
    listPlans: () => planList,
  } satisfies Partial<Handlers>;
}
