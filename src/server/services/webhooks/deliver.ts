import { randomUUID } from "node:crypto";
import {
  composeBody,
  type PostEvent,
  sumUpWeek,
  type WebhookEvent,
  findEndedWeek,
  findNextMonday,
} from "#engine/webhooks/webhook-event.ts";
import { hasFailedTooLong, planRetry } from "#engine/webhooks/webhook.ts";
import type { Db } from "#server/db/database.ts";
import { findMadePost, listWeekPosts } from "#server/db/posts/made-posts-repository.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import {
  findPlannedPost,
  listDueForWebhooks,
  type PlannedPost,
} from "#server/db/posts/planned-posts-repository.ts";
import {
  type DeliveryRow,
  findTurn,
  lockWebhook,
  type Turn,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
  insertDeliveries,
  type NewDelivery,
  listListening,
  listWeeklyDue,
} from "#server/db/accounts/webhooks-repository.ts";
import type { WebhookAnswer } from "#server/gateways/webhooks/webhooks-gateway.ts";
import { insist } from "../../service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { signBody } from "./webhook-secrets.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import type { PostRow } from "#server/db/posts/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";

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
      ...(isSigned && {
        "Foothold-Signature": signBody(webhookSecrets.reveal(webhook), body, clock()),
      }),
    },
  });
}

/** What is not true any more is not told; null where it is. */
async function findReasonToDrop(db: Db, { delivery, webhook }: Turn): Promise<string | null> {
  if (webhook.turnedOffAt) return "It was not sent, because the webhook was turned off.";
  const { facts, userId } = delivery;
  if (facts.type === "post.due" && !(await isStillDue(db, userId, facts))) {
    return "It was not sent, because the post was moved, posted or deleted in the meantime.";
  }
  if (facts.type === "post.removed") {
    const post = await findMadePost(db, userId, facts.post.id);
    if (post?.outcome !== "removed") {
      return "It was not sent, because the post no longer counts as removed.";
    }
  }
  return null;
}

async function isStillDue(
  db: Db,
  userId: DeliveryRow["userId"],
  { post }: PostEvent,
): Promise<boolean> {
  const planned = await findPlannedPost(db, userId, post.id);
  return planned?.scheduledFor?.toISOString() === post.plannedFor;
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

type Deps = Pick<ServiceDeps, "database" | "clock" | "appUrl">;

/** Never before the time it names, as programs go by it, and never long after. */
const BEHIND_MS = 10 * MINUTE_MS;

/** Slots that begin now. A post that is moved has another slot, and is told of again. */
export async function decideDueDeliveries(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const due = await listDueForWebhooks(db, {
    after: new Date(now.getTime() - BEHIND_MS),
    until: now,
  });
  const rows = due.map((post) => {
    const eventId = `post.due:${post.id}:${post.scheduledFor?.toISOString()}`;
    return newDelivery(post, eventId, describePost(deps, "post.due", post), now);
  });
  await insertDeliveries(db, rows);
}

/** Once for each post at its address, whoever found out. */
export async function noteRemoval(
  deps: Pick<Deps, "clock" | "appUrl">,
  tx: Db,
  before: PostRow,
  outcome: PostRow["outcome"] | undefined,
): Promise<void> {
  if (outcome !== "removed" || before.outcome === "removed") return;
  const listening = await listListening(tx, before.userId, "post.removed");
  if (listening.length === 0) return;
  const post = await findMadePost(tx, before.userId, before.id);
  if (!post) return;
  const facts = describePost(deps, "post.removed", post);
  const eventId = `post.removed:${post.id}:${findPostId(post.permalink) ?? "unknown"}`;
  const rows = listening.map(({ id: webhookId, userId }) =>
    newDelivery({ webhookId, userId }, eventId, facts, deps.clock()),
  );
  await insertDeliveries(tx, rows);
}

const MOST_AT_ONCE = 200;

/** On Monday mornings; a week that the server slept through is not told of any more. */
export async function decideWeeklyDeliveries(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (;;) {
    const due = await listWeeklyDue(deps.database.db, now, MOST_AT_ONCE);
    for (const webhook of due) await tellOfWeek(deps, webhook, now);
    if (due.length < MOST_AT_ONCE) return;
  }
}

type WeeklyDue = Awaited<ReturnType<typeof listWeeklyDue>>[number];

function tellOfWeek(deps: Deps, webhook: WeeklyDue, now: Date): Promise<void> {
  const { id, userId, timezone } = webhook;
  // Somebody who moved to another zone may not have Monday yet.
  const week = findEndedWeek(now, timezone);
  return deps.database.db.transaction(async (tx) => {
    await updateWebhook(tx, webhook, { weeklyAt: findNextMonday(now, timezone) });
    if (!week) return;
    const posts = await listWeekPosts(tx, userId, week);
    const days = { from: week.firstDay, to: week.lastDay };
    const facts = sumUpWeek(days, posts, (project) => `${deps.appUrl}/projects/${project}/results`);
    if (!facts) return;
    const eventId = `results.weekly:${userId}:${week.firstDay}`;
    await insertDeliveries(tx, [newDelivery({ webhookId: id, userId }, eventId, facts, now)]);
  });
}

export function newDelivery(
  { webhookId, userId }: { webhookId: string; userId: UserId },
  eventId: string,
  facts: WebhookEvent,
  now: Date,
): NewDelivery {
  const event = facts.type;
  return { webhookId, userId, event, eventId, facts, createdAt: now, nextAttemptAt: now };
}

type Described = Pick<
  PlannedPost,
  "id" | "projectId" | "projectName" | "subredditId" | "communityName" | "scheduledFor"
> &
  Parameters<typeof unwrapContent>[0] &
  Partial<Pick<PlannedPost, "postedAt" | "permalink">>;

function describePost(
  deps: Pick<Deps, "appUrl">,
  type: PostEvent["type"],
  post: Described,
): PostEvent {
  const { id, projectId, projectName, communityName, subredditId, scheduledFor } = post;
  const url = `${deps.appUrl}/projects/${projectId}`;
  return {
    type,
    project: { id: projectId, name: projectName, url },
    post: {
      id,
      title: unwrapContent(post).title,
      community: `r/${communityName ?? subredditId}`,
      plannedFor: scheduledFor?.toISOString() ?? null,
      postedAt: post.postedAt?.toISOString() ?? null,
      redditUrl: post.permalink ?? null,
      url: postAddress(deps, post),
    },
  };
}
