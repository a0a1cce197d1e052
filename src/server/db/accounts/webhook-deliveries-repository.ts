import { and, asc, desc, eq, getColumns, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { users, webhookDeliveries, webhooks } from "../schema.ts";
import type { WebhookRow } from "./webhooks-repository.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type NewDelivery = typeof webhookDeliveries.$inferInsert;

const ROWS_AT_ONCE = 500;

/** What was decided before stays as it was. */
export async function insertDeliveries(db: Db, rows: NewDelivery[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
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
