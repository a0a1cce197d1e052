import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { WebhookEventName } from "#engine/webhooks/webhook.ts";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { users, webhooks } from "../schema.ts";

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
