import { eq, lt } from "drizzle-orm";
import type { Db } from "./database.ts";
import { billingEvents } from "./schema.ts";

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

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
}
