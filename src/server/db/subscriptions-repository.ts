import { eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { subscriptions } from "./schema.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Db, userId: UserId): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Takes the place of the subscription that the user had before. */
export async function saveSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { createdAt: _createdAt, ...changes } = row;
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.userId, set: changes });
}
