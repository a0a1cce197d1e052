import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { type Db, splitRows } from "../database.ts";
import { notices } from "../schema.ts";

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = typeof notices.$inferInsert;

/** What was decided before stays as it was. */
export async function insertNotices(db: Db, rows: NewNotice[]): Promise<void> {
  for (const some of splitRows(rows)) await db.insert(notices).values(some).onConflictDoNothing();
}

/**
 * What was dropped before is due again, under a new id, for the queue takes none twice; whatever
 * else was decided before stays as it was. No two rows may be about the same.
 */
export async function insertOrReopenNotices(db: Db, rows: NewNotice[]): Promise<void> {
  for (const some of splitRows(rows)) {
    await db
      .insert(notices)
      .values(some)
      .onConflictDoUpdate({
        target: [notices.userId, notices.kind, notices.about],
        set: {
          id: sql`excluded.id`,
          createdAt: sql`excluded.created_at`,
          queuedAt: null,
          settledAt: null,
          outcome: null,
        },
        setWhere: eq(notices.outcome, "dropped"),
      });
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

/** For a queue that knows nothing of them: they are handed over again. */
export async function requeueUnsettled(db: Db): Promise<void> {
  await db.update(notices).set({ queuedAt: null }).where(isNull(notices.settledAt));
}

export async function countUnsettled(db: Db): Promise<number> {
  return db.$count(notices, isNull(notices.settledAt));
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
