import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { BillingAccount } from "./billing-customers-repository.ts";
import type { Db } from "../database.ts";
import { billingCustomers, billingEvents } from "../schema.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";

export type BillingEventRow = typeof billingEvents.$inferSelect;

/** What is known of the event: as given, or as it was when it came before. */
export async function recordEvent(
  db: Db,
  event: Omit<BillingEventRow, "appliedAt">,
): Promise<BillingEventRow> {
  const [inserted] = await db.insert(billingEvents).values(event).onConflictDoNothing().returning();
  if (inserted) return inserted;
  const [known] = await db.select().from(billingEvents).where(eq(billingEvents.id, event.id));
  return known ?? { ...event, appliedAt: null };
}

export async function markApplied(db: Db, id: string, appliedAt: Date): Promise<void> {
  await db.update(billingEvents).set({ appliedAt }).where(eq(billingEvents.id, id));
}

type Received = { after: Date; before: Date };

/** Whose events could not be applied when they came. */
export async function listUnapplied(
  db: Db,
  { mode, after, before, limit }: Received & { mode: PaymentMode; limit: number },
): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: billingCustomers.userId })
    .from(billingEvents)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, billingEvents.customerId))
    .where(and(isUnapplied({ after, before }), eq(billingCustomers.mode, mode)))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export async function markAllApplied(
  db: Db,
  { userId, mode }: BillingAccount,
  received: Received,
  appliedAt: Date,
): Promise<void> {
  const theirs = db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.mode, mode)));
  await db
    .update(billingEvents)
    .set({ appliedAt })
    .where(and(isUnapplied(received), inArray(billingEvents.customerId, theirs)));
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
}

function isUnapplied({ after, before }: Received) {
  const { appliedAt, receivedAt } = billingEvents;
  return and(isNull(appliedAt), gt(receivedAt, after), lt(receivedAt, before));
}
