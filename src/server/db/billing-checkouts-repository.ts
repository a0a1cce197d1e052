import { and, eq, lte } from "drizzle-orm";
import type { PlanCode } from "#engine/billing/plans.ts";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { billingCheckouts } from "./schema.ts";

export type CheckoutRow = typeof billingCheckouts.$inferSelect;

export async function findCheckout(
  db: Db,
  userId: UserId,
  planCode: PlanCode,
): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(billingCheckouts).where(isFor(userId, planCode));
  return row ?? null;
}

export async function insertCheckout(
  db: Db,
  checkout: typeof billingCheckouts.$inferInsert,
): Promise<CheckoutRow> {
  const [row] = await db.insert(billingCheckouts).values(checkout).returning();
  if (!row) throw new Error("The inserted checkout was not returned.");
  return row;
}

export async function saveCheckoutPage(
  db: Db,
  { id, userId }: Pick<CheckoutRow, "id" | "userId">,
  { url, expiresAt }: { url: string; expiresAt: Date },
): Promise<void> {
  const isOwn = and(eq(billingCheckouts.id, id), eq(billingCheckouts.userId, userId));
  await db.update(billingCheckouts).set({ url, expiresAt }).where(isOwn);
}

export async function deleteCheckout(db: Db, userId: UserId, planCode: PlanCode): Promise<void> {
  await db.delete(billingCheckouts).where(isFor(userId, planCode));
}

export async function deleteAllCheckouts(db: Db, userId: UserId): Promise<void> {
  await db.delete(billingCheckouts).where(eq(billingCheckouts.userId, userId));
}

/** What began by then. */
export async function deleteCheckoutsUpTo(
  db: Db,
  userId: UserId,
  planCode: PlanCode,
  latest: Date,
): Promise<void> {
  await db
    .delete(billingCheckouts)
    .where(and(isFor(userId, planCode), lte(billingCheckouts.createdAt, latest)));
}

function isFor(userId: UserId, planCode: PlanCode) {
  return and(eq(billingCheckouts.userId, userId), eq(billingCheckouts.planCode, planCode));
}
