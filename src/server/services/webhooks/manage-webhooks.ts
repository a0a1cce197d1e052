import { randomUUID } from "node:crypto";
import type {
  AddedWebhook,
  NewWebhook,
  Webhook,
  WebhookUpdate,
  WebhookDelivery,
} from "#contract/webhook.ts";
import { MAX_WEBHOOKS, LOGGED_DELIVERIES } from "#engine/webhooks/webhook.ts";
import { findMisplaced, maskAddress, recogniseShape } from "#engine/webhooks/recognise-shape.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import * as repository from "#server/db/accounts/webhooks-repository.ts";
import {
  type DeliveryRow,
  findDelivery,
  insertDelivery,
  listDeliveries as listRows,
  updateDelivery,
  type WebhookRow,
} from "#server/db/accounts/webhooks-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findNextMonday, type WebhookEvent } from "#engine/webhooks/webhook-event.ts";
import { requireLiveUser } from "#server/services/accounts/manage-sessions.ts";
import { noteArrival, readAttempt, sendDelivery } from "./deliver.ts";
import { EARLIER_SECRET_MS } from "./webhook-signing.ts";

export async function listWebhooks(
  { database }: ServiceDeps,
  { userId }: Scope,
): Promise<{ items: Webhook[] }> {
  const rows = await repository.listWebhooks(database.db, userId);
  return { items: rows.map(presentWebhook) };
}

export async function addWebhook(
  deps: ServiceDeps,
  scope: Scope,
  { address: typed, shape: wanted, events }: NewWebhook,
): Promise<AddedWebhook> {
  await consumeLimit(deps, "newWebhooksPerUser", scope.userId);
  const read = deps.webhooks.readAddress(typed);
  if ("fault" in read) throw wrongField("address", read.fault);
  const { address } = read;
  const place = new URL(address);
  const shape = wanted ?? recogniseShape(place);
  const misplaced = findMisplaced(place, shape);
  if (misplaced) throw wrongField(misplaced.field, misplaced.says);
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    // Of several calls at once each sees what the one before it added.
    await lockUser(tx, scope.userId);
    const { timezone } = await requireLiveUser(deps, tx, scope);
    const known = await repository.listWebhooks(tx, scope.userId);
    if (known.some((webhook) => webhook.address === address)) throw knownAddress();
    if (known.length >= MAX_WEBHOOKS) throw tooMany();
    const row = await repository.insertWebhook(tx, {
      userId: scope.userId,
      address,
      shape,
      events,
      weeklyAt: events.includes("results.weekly") ? findNextMonday(now, timezone) : null,
      secretForm: "standard",
      toldOfDueSince: now,
      createdAt: now,
    });
    const secret = shape === "json" ? deps.webhookSecrets.reveal(row) : null;
    return { secret, details: presentWebhook(row) };
  });
}

export async function updateWebhook(
  deps: ServiceDeps,
  scope: Scope,
  webhookId: string,
  { events, isOn }: WebhookUpdate,
): Promise<Webhook> {
  return deps.database.db.transaction(async (tx) => {
    const { timezone } = await requireLiveUser(deps, tx, scope);
    const before = await requireWebhook(tx, scope, webhookId);
    const now = deps.clock();
    const turned =
      isOn === undefined || isOn === (before.turnedOffAt === null) ? {} : turn(isOn, now);
    const after = { ...before, ...(events && { events }), ...turned };
    const isWeekly = after.turnedOffAt === null && after.events.includes("results.weekly");
    const row = await repository.updateWebhook(tx, before, {
      ...(events && { events }),
      ...turned,
      ...(tellsOfDue(after) && !tellsOfDue(before) && { toldOfDueSince: now }),
      weeklyAt: isWeekly ? (before.weeklyAt ?? findNextMonday(now, timezone)) : null,
    });
    if (!row) throw webhookNotFound();
    return presentWebhook(row);
  });
}

function tellsOfDue({ events, turnedOffAt }: repository.WebhookRow): boolean {
  return turnedOffAt === null && events.includes("post.due");
}

/** Turned on again it begins anew: what failed before no longer counts. */
function turn(isOn: boolean, now: Date): Partial<repository.WebhookRow> {
  return isOn
    ? { turnedOffAt: null, turnedOffBy: null, failingSince: null }
    : { turnedOffAt: now, turnedOffBy: "user" };
}

export async function deleteWebhook(
  deps: ServiceDeps,
  scope: Scope,
  webhookId: string,
): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    await requireLiveUser(deps, tx, scope);
    if (await repository.deleteWebhook(tx, scope.userId, webhookId)) return;
    throw webhookNotFound();
  });
}

export async function rotateSecret(
  deps: ServiceDeps,
  scope: Scope,
  webhookId: string,
): Promise<{ secret: string }> {
  return deps.database.db.transaction(async (tx) => {
    await requireLiveUser(deps, tx, scope);
    const { shape, ...webhook } = await requireWebhook(tx, scope, webhookId);
    if (shape !== "json") {
      throw new ServiceError("CONFLICT", "Only plain JSON is signed, so there's no secret here.");
    }
    const row = await repository.updateWebhook(tx, webhook, {
      secretSalt: randomUUID(),
      secretForm: "standard",
      earlierSalt: webhook.secretSalt,
      earlierUntil: new Date(deps.clock().getTime() + EARLIER_SECRET_MS),
    });
    if (!row) throw webhookNotFound();
    return { secret: deps.webhookSecrets.reveal(row) };
  });
}

export async function requireWebhook(
  db: ServiceDeps["database"]["db"],
  { userId }: Scope,
  webhookId: string,
): Promise<repository.WebhookRow> {
  const webhook = await repository.findWebhook(db, userId, webhookId);
  if (!webhook) throw webhookNotFound();
  return webhook;
}

function presentWebhook(row: repository.WebhookRow): Webhook {
  const { id, address, shape, events, turnedOffAt, turnedOffBy, failingSince, createdAt } = row;
  return {
    id,
    address: maskAddress(new URL(address)),
    shape,
    events,
    isOn: turnedOffAt === null,
    turnedOff: turnedOffAt && { at: turnedOffAt.toISOString(), by: turnedOffBy ?? "user" },
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function webhookNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "This webhook no longer exists.");
}

function knownAddress(): ServiceError {
  return new ServiceError("CONFLICT", "You have a webhook with this address already.");
}

function tooMany(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `You have ${MAX_WEBHOOKS} webhooks, the maximum. Delete one first.`,
  );
}

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
  scope: Scope,
  webhookId: string,
): Promise<WebhookDelivery> {
  const { db } = deps.database;
  const { timezone } = await requireLiveUser(deps, db, scope);
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
    failure: "Interrupted before anything was sent.",
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
  scope: Scope,
  webhookId: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const { db } = deps.database;
  const { timezone } = await requireLiveUser(deps, db, scope);
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
    case "radar.found":
      return `${facts.project.name}: ${facts.conversations[0]?.title ?? ""}`;
    case "test":
      return null;
  }
}

function deliveryNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "This message is no longer in the log.");
}
