import type { Handlers } from "#server/http/handlers.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import * as webhooks from "#server/services/webhooks/manage-webhooks.ts";
import {
  listDeliveries,
  resendDelivery,
  testWebhook,
} from "#server/services/webhooks/try-webhook.ts";

export function webhookRoutes(deps: ServiceDeps) {
  return {
    listWebhooks: ({ scope }) => webhooks.listWebhooks(deps, scope),
    addWebhook: ({ scope, body }) => webhooks.addWebhook(deps, scope, body),
    updateWebhook: ({ scope, params, body }) =>
      webhooks.updateWebhook(deps, scope, params.webhookId, body),
    deleteWebhook: ({ scope, params }) => webhooks.deleteWebhook(deps, scope, params.webhookId),
    rotateWebhookSecret: ({ scope, params }) =>
      webhooks.rotateSecret(deps, scope, params.webhookId),
    testWebhook: ({ scope, params }) => testWebhook(deps, scope, params.webhookId),
    listDeliveries: ({ scope, params }) => listDeliveries(deps, scope, params.webhookId),
    resendDelivery: ({ scope, params }) =>
      resendDelivery(deps, scope, params.webhookId, params.deliveryId),
  } satisfies Partial<Handlers>;
}
