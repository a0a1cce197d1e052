import {
  and,
  asc,
  eq,
  isNull,
  lte,
  sql,
  desc,
  getColumns,
  inArray,
  isNotNull,
  lt,
} from "drizzle-orm";
import type { WebhookEventName } from "#engine/webhooks/webhook.ts";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow, splitRows } from "../database.ts";
import { users, webhooks, webhookDeliveries } from "../schema.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type NewWebhook = typeof webhooks.$inferInsert;

const isOn = isNull(webhooks.turnedOffAt);

/** The oldest first. */
export function listWebhooks(db: Db, userId: UserId): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), webhooks.id);
}

/** Those that are on and told of it. */
export function listListening(
  db: Db,
  userId: UserId,
  event: WebhookEventName,
): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), isOn, listensTo(event)));
}

export function listensTo(event: WebhookEventName) {
  return sql`${event} = any(${webhooks.events})`;
}

export async function findWebhook(
  db: Db,
  userId: UserId,
  webhookId: string,
): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId)));
  return row ?? null;
}

/** As it is now, and nobody changes it until the transaction ends; null when it is gone. */
export async function lockWebhook(
  db: Db,
  { id, userId }: Pick<WebhookRow, "id" | "userId">,
): Promise<WebhookRow | null> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .for("no key update");
  return row ?? null;
}

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<WebhookRow> {
  return onlyRow(await db.insert(webhooks).values(webhook).returning());
}

/** null when it is gone. */
export async function updateWebhook(
  db: Db,
  { id, userId }: Pick<WebhookRow, "id" | "userId">,
  changes: Partial<NewWebhook>,
): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhooks)
    .set(changes)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning();
  return row ?? null;
}

/** False when there is no such webhook of this user. */
export async function deleteWebhook(db: Db, userId: UserId, webhookId: string): Promise<boolean> {
  const rows = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

/** Of an account that its owner takes over: whoever added them would go on being told. */
export async function deleteWebhooks(db: Db, userId: UserId): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.userId, userId));
}

/** Those whose week is to be summed up, with the zone that their users live in. */
export function listWeeklyDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<(Pick<WebhookRow, "id" | "userId"> & { timezone: string })[]> {
  return db
    .select({ id: webhooks.id, userId: webhooks.userId, timezone: users.timezone })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(lte(webhooks.weeklyAt, now))
    .orderBy(asc(webhooks.weeklyAt))
    .limit(limit);
}

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = typeof webhookDeliveries.$inferInsert;

/** What was decided before stays as it was. */
export async function insertDeliveries(db: Db, rows: NewDelivery[]): Promise<void> {
  for (const some of splitRows(rows)) {
    await db.insert(webhookDeliveries).values(some).onConflictDoNothing();
  }
}

/** What is done before anybody could queue it, such as a test. */
export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<DeliveryRow> {
  return onlyRow(await db.insert(webhookDeliveries).values(delivery).returning());
}

/** The newest first. */
export function listDeliveries(
  db: Db,
  { id, userId }: Pick<WebhookRow, "id" | "userId">,
  limit: number,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.userId, userId)))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(limit);
}

export async function findDelivery(
  db: Db,
  { id, userId }: Pick<WebhookRow, "id" | "userId">,
  deliveryId: string,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.userId, userId),
      ),
    );
  return row ?? null;
}

/** By their turns; whatever waited longest first. */
export async function listDueTurns(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ turnId: webhookDeliveries.turnId })
    .from(webhookDeliveries)
    .where(
      and(
        isNull(webhookDeliveries.queuedAt),
        isNotNull(webhookDeliveries.nextAttemptAt),
        lte(webhookDeliveries.nextAttemptAt, now),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(limit);
  return rows.map(({ turnId }) => turnId);
}

export async function markTurnsQueued(db: Db, turnIds: string[], now: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ queuedAt: now })
    .where(inArray(webhookDeliveries.turnId, turnIds));
}

/** For a queue that knows nothing of them: they are handed over again. */
export async function requeueOpenDeliveries(db: Db): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ queuedAt: null })
    .where(isNotNull(webhookDeliveries.nextAttemptAt));
}

export type Turn = { delivery: DeliveryRow; webhook: WebhookRow; timezone: string };

/** null when it was settled before, or its webhook is gone. */
export async function findTurn(db: Db, turnId: string): Promise<Turn | null> {
  const [row] = await db
    .select({
      delivery: getColumns(webhookDeliveries),
      webhook: getColumns(webhooks),
      timezone: users.timezone,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(users, eq(users.id, webhookDeliveries.userId))
    .where(and(eq(webhookDeliveries.turnId, turnId), isNotNull(webhookDeliveries.nextAttemptAt)));
  return row ?? null;
}

/** null when it is gone. */
export async function updateDelivery(
  db: Db,
  { id, userId }: { id: string; userId: UserId },
  changes: Partial<NewDelivery>,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set(changes)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.userId, userId)))
    .returning();
  return row ?? null;
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
