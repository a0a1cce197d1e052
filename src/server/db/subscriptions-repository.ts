import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { PaymentMode } from "#engine/billing/payment-modes.ts";
import type { BillingAccount } from "./billing-account.ts";
import type { Db } from "./database.ts";
import { subscriptions } from "./schema.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(
  db: Db,
  account: BillingAccount,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(isOf(account));
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
    .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.mode], set: changes });
}

/** What would have lasted longer ends now. */
export async function markExpired(db: Db, account: BillingAccount, now: Date): Promise<void> {
  const { currentPeriodEnd: end } = subscriptions;
  const currentPeriodEnd = sql`least(${end}, ${sql.param(now, end)})`;
  await db
    .update(subscriptions)
    .set({ status: "EXPIRED", currentPeriodEnd, hasPaymentProblem: false, updatedAt: now })
    .where(and(isOf(account), ne(subscriptions.status, "EXPIRED")));
}

/** Those whose period is over though nobody said so, and all whose period ended after `since`. */
export function listEnded(
  db: Db,
  { mode, now, since, limit }: { mode: PaymentMode; now: Date; since: Date; limit: number },
): Promise<SubscriptionRow[]> {
  const isUnmarked = ne(subscriptions.status, "EXPIRED");
  const isRecent = gt(subscriptions.currentPeriodEnd, since);
  const isOver = lte(subscriptions.currentPeriodEnd, now);
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.mode, mode), isOver, or(isUnmarked, isRecent)))
    .orderBy(subscriptions.updatedAt)
    .limit(limit);
}

function isOf({ userId, mode }: BillingAccount) {
  return and(eq(subscriptions.userId, userId), eq(subscriptions.mode, mode));
}
