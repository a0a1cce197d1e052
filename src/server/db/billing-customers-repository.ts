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

/** Takes the place of the customer that the user was before; the looks go on counting. */
export async function saveCustomer(
  db: Db,
  customer: { userId: UserId; customerId: string; createdAt: Date },
): Promise<BillingCustomerRow> {
  const [row] = await db
    .insert(billingCustomers)
    .values(customer)
    .onConflictDoUpdate({
      target: billingCustomers.userId,
      set: { customerId: customer.customerId },
    })
    .returning();
  if (!row) throw new Error("An upsert returned no row.");
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
