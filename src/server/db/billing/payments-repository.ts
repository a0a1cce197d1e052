import { and, asc, eq, isNotNull, isNull, lt, gt, inArray } from "drizzle-orm";
import type { PlanCode } from "#engine/billing/plans.ts";
import type { BillingAccount } from "./subscriptions-repository.ts";
import type { Db } from "../database.ts";
import { billingCheckouts, billingCustomers, billingEvents } from "../schema.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";
import type { UserId } from "#server/scope.ts";

export type CheckoutRow = typeof billingCheckouts.$inferSelect;
/** A page that the provider has opened. */
export type OpenCheckoutRow = CheckoutRow & { sessionId: string };

export async function findCheckout(
  db: Db,
  account: BillingAccount,
  planCode: PlanCode,
): Promise<CheckoutRow | null> {
  const isWanted = and(isOf(account), eq(billingCheckouts.planCode, planCode));
  const [row] = await db.select().from(billingCheckouts).where(isWanted);
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

type CheckoutPage = Pick<OpenCheckoutRow, "sessionId" | "url" | "createdAt" | "expiresAt">;

/** False where the row is gone: nobody would find the page any more. */
export async function saveCheckoutPage(
  db: Db,
  checkout: CheckoutRow,
  { sessionId, url, createdAt, expiresAt }: CheckoutPage,
): Promise<boolean> {
  const page = { sessionId, url, createdAt, expiresAt };
  const saved = await db
    .update(billingCheckouts)
    .set(page)
    .where(isSame(checkout))
    .returning({ id: billingCheckouts.id });
  return saved.length > 0;
}

export async function listOpenCheckouts(
  db: Db,
  account: BillingAccount,
): Promise<OpenCheckoutRow[]> {
  const rows = await db
    .select()
    .from(billingCheckouts)
    .where(and(isOf(account), isNotNull(billingCheckouts.sessionId)));
  return rows.filter(isOpen);
}

/** Of all users, the oldest first. */
export async function listCheckoutsBefore(
  db: Db,
  { mode, before, limit }: { mode: PaymentMode; before: Date; limit: number },
): Promise<OpenCheckoutRow[]> {
  const { createdAt, sessionId } = billingCheckouts;
  const isWanted = and(
    eq(billingCheckouts.mode, mode),
    isNotNull(sessionId),
    lt(createdAt, before),
  );
  const rows = await db
    .select()
    .from(billingCheckouts)
    .where(isWanted)
    .orderBy(asc(createdAt))
    .limit(limit);
  return rows.filter(isOpen);
}

export async function deleteCheckout(db: Db, checkout: CheckoutRow): Promise<void> {
  await db.delete(billingCheckouts).where(isSame(checkout));
}

export async function deleteAllCheckouts(db: Db, account: BillingAccount): Promise<void> {
  await db.delete(billingCheckouts).where(isOf(account));
}

/** Those that ended by then without a page: there is nothing to ask the provider about. */
export async function deleteUnansweredBefore(
  db: Db,
  { mode, before }: { mode: PaymentMode; before: Date },
): Promise<void> {
  const { sessionId, expiresAt } = billingCheckouts;
  const isOver = and(eq(billingCheckouts.mode, mode), isNull(sessionId), lt(expiresAt, before));
  await db.delete(billingCheckouts).where(isOver);
}

function isSame({ id, userId }: CheckoutRow) {
  return and(eq(billingCheckouts.id, id), eq(billingCheckouts.userId, userId));
}

function isOf({ userId, mode }: BillingAccount) {
  return and(eq(billingCheckouts.userId, userId), eq(billingCheckouts.mode, mode));
}

function isOpen(row: CheckoutRow): row is OpenCheckoutRow {
  return row.sessionId !== null;
}

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
