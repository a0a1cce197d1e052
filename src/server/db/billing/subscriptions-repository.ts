import { and, eq, gt, lte, ne, or, sql, isNull, desc, max } from "drizzle-orm";
import type { Db } from "../database.ts";
import { subscriptions, planGrants, users, billingCustomers } from "../schema.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";
import type { UserId } from "#server/scope.ts";
import { lockUser } from "../accounts/users-repository.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(
  db: Db,
  account: BillingAccount,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(isSubscriptionOf(account));
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
    .where(and(isSubscriptionOf(account), ne(subscriptions.status, "EXPIRED")));
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

function isSubscriptionOf({ userId, mode }: BillingAccount) {
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

export type BillingCustomerRow = typeof billingCustomers.$inferSelect;

/** The newest first. */
export function listCustomers(db: Db, account: BillingAccount): Promise<BillingCustomerRow[]> {
  return db
    .select()
    .from(billingCustomers)
    .where(isCustomerOf(account))
    .orderBy(desc(billingCustomers.createdAt), billingCustomers.customerId);
}

/** The only way from the provider's name of a customer to a user. */
export async function findCustomerById(
  db: Db,
  customerId: string,
): Promise<BillingCustomerRow | null> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row ?? null;
}

/** Beside those that the user was before. False where that was done already. */
export async function saveCustomer(
  db: Db,
  customer: BillingAccount & { customerId: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(billingCustomers)
    .values(customer)
    .onConflictDoNothing()
    .returning();
  const saved = inserted[0] ?? (await findCustomerById(db, customer.customerId));
  if (saved?.userId !== customer.userId) throw new Error("The customer belongs to another user.");
  return inserted.length > 0;
}

export type Look = { number: number; customerIds: string[] };

/** A look at the provider that begins now; null for whom the provider never knew. */
export function beginLook(db: Db, account: BillingAccount): Promise<Look | null> {
  return db.transaction(async (tx) => {
    await lockUser(tx, account.userId);
    const customers = await listCustomers(tx, account);
    if (customers.length === 0) return null;
    const number = Math.max(...customers.map(({ looksBegun }) => looksBegun)) + 1;
    await tx.update(billingCustomers).set({ looksBegun: number }).where(isCustomerOf(account));
    return { number, customerIds: customers.map(({ customerId }) => customerId) };
  });
}

/** False when a look that began later was written already: it saw all that this one knows of. */
export async function claimWriting(
  tx: Db,
  account: BillingAccount,
  number: number,
): Promise<boolean> {
  await lockUser(tx, account.userId);
  const [written] = await tx
    .select({ look: max(billingCustomers.lookWritten) })
    .from(billingCustomers)
    .where(isCustomerOf(account));
  if ((written?.look ?? 0) >= number) return false;
  await tx.update(billingCustomers).set({ lookWritten: number }).where(isCustomerOf(account));
  return true;
}

function isCustomerOf({ userId, mode }: BillingAccount) {
  return and(eq(billingCustomers.userId, userId), eq(billingCustomers.mode, mode));
}

/** A user, as far as one kind of money goes. */
export type BillingAccount = { userId: UserId; mode: PaymentMode };
