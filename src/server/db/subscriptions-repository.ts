import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { billingCustomers, subscriptions } from "./schema.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Db, userId: UserId): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Takes the place of the subscription that the user had before. */
export async function saveSubscription(
  db: Db,
  row: typeof subscriptions.$inferInsert,
): Promise<void> {
  const { createdAt: _createdAt, ...changes } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.userId, set: changes });
}

/** What would have lasted longer ends now. */
export async function markExpired(db: Db, userId: UserId, now: Date): Promise<void> {
  const { currentPeriodEnd: end } = subscriptions;
  const currentPeriodEnd = sql`least(${end}, ${sql.param(now, end)})`;
  await db
    .update(subscriptions)
    .set({ status: "EXPIRED", currentPeriodEnd, hasPaymentProblem: false, updatedAt: now })
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, "EXPIRED")));
}

export type EndedSubscription = { userId: UserId; customerId: string | null };

/** Those whose period is over though nobody said so, and all whose period ended after `since`. */
export function listEnded(
  db: Db,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<EndedSubscription[]> {
  const isUnmarked = ne(subscriptions.status, "EXPIRED");
  const isRecent = gt(subscriptions.currentPeriodEnd, since);
  return db
    .select({ userId: subscriptions.userId, customerId: billingCustomers.customerId })
    .from(subscriptions)
    .leftJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
    .where(and(lte(subscriptions.currentPeriodEnd, now), or(isUnmarked, isRecent)))
    .orderBy(subscriptions.updatedAt)
    .limit(limit);
}
