import type { Handlers } from "#server/http/handlers.ts";
import { cancelSubscription } from "#server/services/billing/cancel-subscription.ts";
import { createCheckout } from "#server/services/billing/create-checkout.ts";
import { getBillingStatus, refreshBillingStatus } from "#server/services/billing/get-status.ts";
import { openPortal } from "#server/services/billing/open-portal.ts";
import { receiveWebhook } from "#server/services/billing/receive-webhook.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function billingRoutes(deps: ServiceDeps) {
  const planList = Object.values(deps.plans);
  return {
    getBillingStatus: ({ scope }) => getBillingStatus(deps, scope),
    refreshBillingStatus: ({ scope }) => refreshBillingStatus(deps, scope),
    listPlans: () => planList,
    createCheckout: ({ scope, body }) => createCheckout(deps, scope, body),
    cancelSubscription: ({ scope }) => cancelSubscription(deps, scope),
    openPortal: ({ scope }) => openPortal(deps, scope),
    receiveWebhook: ({ signed }) => receiveWebhook(deps, signed),
  } satisfies Partial<Handlers>;
}
