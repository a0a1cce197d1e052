import { and, desc, eq, max } from "drizzle-orm";
import type { Db } from "../database.ts";
import { billingCustomers } from "../schema.ts";
import { lockUser } from "../accounts/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { PaymentMode } from "#engine/billing/customer-state.ts";

export type BillingCustomerRow = typeof billingCustomers.$inferSelect;

/** The newest first. */
export function listCustomers(db: Db, account: BillingAccount): Promise<BillingCustomerRow[]> {
  return db
    .select()
    .from(billingCustomers)
    .where(isOf(account))
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
    await tx.update(billingCustomers).set({ looksBegun: number }).where(isOf(account));
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
    .where(isOf(account));
  if ((written?.look ?? 0) >= number) return false;
  await tx.update(billingCustomers).set({ lookWritten: number }).where(isOf(account));
  return true;
}

function isOf({ userId, mode }: BillingAccount) {
  return and(eq(billingCustomers.userId, userId), eq(billingCustomers.mode, mode));
}

/** A user, as far as one kind of money goes. */
export type BillingAccount = { userId: UserId; mode: PaymentMode };
