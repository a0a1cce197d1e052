import { randomUUID } from "node:crypto";
import { composeBody } from "#engine/webhooks/webhook-event.ts";
import { hasFailedTooLong, planRetry } from "#engine/webhooks/plan-retry.ts";
import type { Db } from "#server/db/database.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import {
  type DeliveryRow,
  findTurn,
  lockWebhook,
  type Turn,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
} from "#server/db/accounts/webhooks-repository.ts";
import type { WebhookAnswer } from "#server/gateways/webhooks/webhooks-gateway.ts";
import { insist } from "../../service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findReasonToDrop, findReasonToWait } from "./event-order.ts";

export type DeliverDeps = Pick<
  ServiceDeps,
  "database" | "clock" | "webhooks" | "webhookSecrets" | "mail" | "logger"
>;

/**
 * One attempt. A process that dies between sending and noting sends it again, under the same ids:
 * rather twice than never.
 */
export async function deliverTurn(deps: DeliverDeps, turnId: string): Promise<void> {
  const { db } = deps.database;
  const turn = await findTurn(db, turnId);
  if (!turn) return;
  const notBefore = findReasonToWait(turn, deps.clock());
  if (notBefore) {
    const later = { nextAttemptAt: notBefore, queuedAt: null, turnId: randomUUID() };
    await updateDelivery(db, turn.delivery, later);
    return;
  }
  const reason = await findReasonToDrop(db, turn);
  if (reason) {
    const dropped = { outcome: "dropped", nextAttemptAt: null, failure: reason } as const;
    await updateDelivery(db, turn.delivery, dropped);
    return;
  }
  const answer = await sendDelivery(deps, turn);
  await insist(() => noteAttempt(deps, turn, answer));
}

/** The ids are the same at every attempt; the signature's time is not. */
export function sendDelivery(
  { webhooks, webhookSecrets, clock }: Pick<DeliverDeps, "webhooks" | "webhookSecrets" | "clock">,
  { delivery, webhook, timezone }: Turn,
): Promise<WebhookAnswer> {
  const { facts, eventId, createdAt } = delivery;
  const body = composeBody(facts, webhook.shape, { eventId, createdAt, timezone });
  const isSigned = webhook.shape === "json";
  return webhooks.send({
    address: webhook.address,
    body,
    headers: {
      "Foothold-Event": facts.type,
      "Foothold-Event-Id": eventId,
      "Foothold-Delivery-Id": delivery.id,
      ...(isSigned && webhookSecrets.sign(webhook, { id: delivery.id, body, at: clock() })),
    },
  });
}

export function readAttempt(
  { attempts }: DeliveryRow,
  { failure, status, answer }: WebhookAnswer,
  now: Date,
): Pick<DeliveryRow, "attempts" | "failure" | "status" | "answer"> & { attemptedAt: Date } {
  return { attempts: attempts + 1, attemptedAt: now, failure, status, answer: answer || null };
}

function noteAttempt(deps: DeliverDeps, turn: Turn, answer: WebhookAnswer): Promise<void> {
  const now = deps.clock();
  const { delivery, webhook } = turn;
  const attempt = readAttempt(delivery, answer, now);
  return deps.database.db.transaction(async (tx) => {
    if (answer.failure === null) {
      await updateDelivery(tx, delivery, { ...attempt, outcome: "delivered", nextAttemptAt: null });
      await noteArrival(tx, webhook);
      return;
    }
    const { webhookId, event } = delivery;
    deps.logger.info({ webhookId, event, status: answer.status }, "webhook not delivered");
    const pauseMs = planRetry(event, attempt.attempts, answer.retryAfterMs);
    const next =
      pauseMs === null
        ? { outcome: "failed" as const, nextAttemptAt: null }
        : {
            nextAttemptAt: new Date(now.getTime() + pauseMs),
            queuedAt: null,
            turnId: randomUUID(),
          };
    await updateDelivery(tx, delivery, { ...attempt, ...next });
    await noteFailure(deps, tx, webhook, { ...attempt, failure: answer.failure });
  });
}

export async function noteArrival(db: Db, webhook: WebhookRow): Promise<void> {
  if (webhook.failingSince) await updateWebhook(db, webhook, { failingSince: null });
}

/** `sent` is the webhook as it was when this attempt began; by now it may have been turned off, and on again. */
async function noteFailure(
  { mail }: DeliverDeps,
  tx: Db,
  sent: WebhookRow,
  { attempts, attemptedAt: now, failure }: { attempts: number; attemptedAt: Date; failure: string },
): Promise<void> {
  const webhook = await lockWebhook(tx, sent);
  if (!webhook || webhook.turnedOffAt) return;
  const { failingSince, userId, id } = webhook;
  if (!failingSince) {
    // What began failing before something arrived, or before it was turned on again, says nothing of now.
    if (!sent.failingSince) await updateWebhook(tx, webhook, { failingSince: now });
    return;
  }
  if (!hasFailedTooLong(failingSince, attempts, now)) return;
  const off = { turnedOffAt: now, turnedOffBy: "failures", weeklyAt: null } as const;
  await updateWebhook(tx, webhook, off);
  if (mail.kind === "none") return;
  const about = `${id} ${now.toISOString()}`;
  const data = { failure };
  await insertNotices(tx, [{ userId, kind: "webhook-off", about, data, createdAt: now }]);
}
