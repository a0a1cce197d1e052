import { and, eq, lt, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { billingCustomers } from "./schema.ts";

export type BillingCustomerRow = typeof billingCustomers.$inferSelect;

export async function findCustomer(db: Db, userId: UserId): Promise<BillingCustomerRow | null> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row ?? null;
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

/**
 * Takes the place of the customer that the user was before; the looks go on counting. Not one upsert,
 * because two at once may meet at either of the table's two unique columns.
 */
export async function saveCustomer(
  db: Db,
  customer: { userId: UserId; customerId: string; createdAt: Date },
): Promise<BillingCustomerRow> {
  const inserted = await db
    .insert(billingCustomers)
    .values(customer)
    .onConflictDoNothing()
    .returning();
  const replaced = () =>
    db
      .update(billingCustomers)
      .set({ customerId: customer.customerId })
      .where(eq(billingCustomers.userId, customer.userId))
      .returning();
  const row = inserted[0] ?? (await replaced())[0];
  if (!row) throw new Error("The customer belongs to another user.");
  return row;
}

/** The number of a look at the provider that begins now; null when the customer is gone. */
export async function beginLook(db: Db, customerId: string): Promise<number | null> {
  const [row] = await db
    .update(billingCustomers)
    .set({ looksBegun: sql`${billingCustomers.looksBegun} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ look: billingCustomers.looksBegun });
  return row?.look ?? null;
}

/** False when a look that began later was written already: it saw all that this one knows of. */
export async function claimWriting(db: Db, customerId: string, look: number): Promise<boolean> {
  const rows = await db
    .update(billingCustomers)
    .set({ lookWritten: look })
    .where(and(eq(billingCustomers.customerId, customerId), lt(billingCustomers.lookWritten, look)))
    .returning({ userId: billingCustomers.userId });
  return rows.length > 0;
}
