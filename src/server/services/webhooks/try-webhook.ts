import { randomUUID } from "node:crypto";
import type { WebhookDelivery } from "#contract/webhook.ts";
import { LOGGED_DELIVERIES } from "#engine/webhooks/webhook.ts";
import type { WebhookEvent } from "#engine/webhooks/webhook-event.ts";
import {
  type DeliveryRow,
  findDelivery,
  insertDelivery,
  listDeliveries as listRows,
  updateDelivery,
  type WebhookRow,
} from "#server/db/accounts/webhooks-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { noteArrival, readAttempt, sendDelivery } from "./deliver.ts";
import { requireWebhook } from "./manage-webhooks.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

export async function listDeliveries(
  { database }: ServiceDeps,
  scope: Scope,
  webhookId: string,
): Promise<{ items: WebhookDelivery[] }> {
  const webhook = await requireWebhook(database.db, scope, webhookId);
  const rows = await listRows(database.db, webhook, LOGGED_DELIVERIES);
  return { items: rows.map(presentDelivery) };
}

/** Also of a webhook that is off, so that one can see whether it works before it is turned on. */
export async function testWebhook(
  deps: ServiceDeps,
  scope: SessionScope,
  webhookId: string,
): Promise<WebhookDelivery> {
  const { db } = deps.database;
  const { timezone } = await requireLiveSession(deps, db, scope);
  const webhook = await requireWebhook(db, scope, webhookId);
  await consumeLimit(deps, "webhookTriesPerUser", scope.userId);
  const delivery = await insertDelivery(db, {
    webhookId,
    userId: scope.userId,
    event: "test",
    eventId: `test:${randomUUID()}`,
    facts: TEST,
    createdAt: deps.clock(),
    outcome: "failed",
    failure: "It was interrupted before anything was sent.",
  });
  return sendNow(deps, webhook, delivery, timezone);
}

const TEST: WebhookEvent = {
  type: "test",
  message: "It works. The events you chose in Foothold's settings will arrive here.",
};

/** Whatever came of it before, and even if it is not news any more: the user wants it. */
export async function resendDelivery(
  deps: ServiceDeps,
  scope: SessionScope,
  webhookId: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const { db } = deps.database;
  const { timezone } = await requireLiveSession(deps, db, scope);
  const webhook = await requireWebhook(db, scope, webhookId);
  const delivery = await findDelivery(db, webhook, deliveryId);
  if (!delivery) throw deliveryNotFound();
  await consumeLimit(deps, "webhookTriesPerUser", scope.userId);
  return sendNow(deps, webhook, delivery, timezone);
}

/** What waits for its next attempt goes on waiting for it, unless this one arrives. */
async function sendNow(
  deps: ServiceDeps,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  timezone: string,
): Promise<WebhookDelivery> {
  const { db } = deps.database;
  const answer = await sendDelivery(deps, { delivery, webhook, timezone });
  const hasArrived = answer.failure === null;
  const row = await updateDelivery(db, delivery, {
    ...readAttempt(delivery, answer, deps.clock()),
    ...(hasArrived && { outcome: "delivered" as const, nextAttemptAt: null }),
    ...(!hasArrived && delivery.outcome && { outcome: "failed" as const }),
  });
  if (!row) throw deliveryNotFound();
  if (hasArrived) await noteArrival(db, webhook);
  return presentDelivery(row);
}

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, eventId, attempts, outcome, status, failure, answer } = row;
  return {
    id,
    event,
    eventId,
    about: nameSubject(row.facts),
    createdAt: row.createdAt.toISOString(),
    attempts,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    outcome,
    status,
    failure,
    answer,
  };
}

function nameSubject(facts: WebhookEvent): string | null {
  switch (facts.type) {
    case "post.due":
    case "post.removed":
      return `${facts.post.community}: ${facts.post.title}`;
    case "results.weekly":
      return `${facts.week.from} to ${facts.week.to}`;
    case "test":
      return null;
  }
}

function deliveryNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "This message is no longer in the log.");
}
