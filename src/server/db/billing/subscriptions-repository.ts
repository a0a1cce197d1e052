import { and, eq, gt, lte, ne, or, sql, isNull } from "drizzle-orm";
import type { BillingAccount } from "./billing-customers-repository.ts";
import type { Db } from "../database.ts";
import { subscriptions, planGrants, users } from "../schema.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";
import type { UserId } from "#server/scope.ts";

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

export type PlanGrant = typeof planGrants.$inferSelect;

type PlanSources = { subscription: SubscriptionRow | null; grant: PlanGrant | null };

/** What a user pays for, and the grant that counts now, in one statement: most calls ask for both. */
export async function findPlanSources(
  db: Db,
  { userId, mode }: BillingAccount,
  now: Date,
): Promise<PlanSources> {
  const lasts = or(isNull(planGrants.until), gt(planGrants.until, now));
  const [row] = await db
    .select({ subscription: subscriptions, grant: planGrants })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), eq(subscriptions.mode, mode)))
    .leftJoin(planGrants, and(eq(planGrants.userId, users.id), lasts))
    .where(eq(users.id, userId));
  return row ?? { subscription: null, grant: null };
}

/** Takes the place of one that was given before. */
export async function savePlanGrant(db: Db, grant: PlanGrant): Promise<void> {
  const { userId: _userId, ...changes } = grant;
  await db
    .insert(planGrants)
    .values(grant)
    .onConflictDoUpdate({ target: planGrants.userId, set: changes });
}

export async function deletePlanGrant(db: Db, userId: UserId): Promise<void> {
  await db.delete(planGrants).where(eq(planGrants.userId, userId));
}
