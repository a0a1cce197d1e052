import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "./database.ts";
import { notices } from "./schema.ts";

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = typeof notices.$inferInsert;

const ROWS_AT_ONCE = 500;

/** What was decided before stays as it was. */
export async function insertNotices(db: Db, rows: NewNotice[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await db.insert(notices).values(some).onConflictDoNothing();
  }
}

/** The oldest first. */
export async function listUnqueued(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(isNull(notices.queuedAt))
    .orderBy(asc(notices.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function markQueued(db: Db, ids: string[], now: Date): Promise<void> {
  await db.update(notices).set({ queuedAt: now }).where(inArray(notices.id, ids));
}

/** null when it was settled before, or its user is gone. */
export async function findOpenNotice(db: Db, id: string): Promise<NoticeRow | null> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isNull(notices.settledAt)));
  return row ?? null;
}

export async function settleNotice(
  db: Db,
  id: string,
  outcome: NonNullable<NoticeRow["outcome"]>,
  now: Date,
): Promise<void> {
  await db.update(notices).set({ outcome, settledAt: now }).where(eq(notices.id, id));
}

export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}
