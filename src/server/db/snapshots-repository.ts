import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "./database.ts";
import { subredditSnapshots } from "./schema.ts";

export type SnapshotRow = typeof subredditSnapshots.$inferSelect;

export async function insertSnapshots(db: Db, rows: SnapshotRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(subredditSnapshots).values(rows).onConflictDoNothing();
}

/** Newest first. */
export function listSnapshots(db: Db, subredditId: string, limit: number): Promise<SnapshotRow[]> {
  return db
    .select()
    .from(subredditSnapshots)
    .where(eq(subredditSnapshots.subredditId, subredditId))
    .orderBy(desc(subredditSnapshots.takenAt))
    .limit(limit);
}

/** The member counts that were taken of these since then. */
export function listMemberCounts(
  db: Db,
  subredditIds: string[],
  since: Date,
): Promise<Pick<SnapshotRow, "subredditId" | "takenAt" | "members">[]> {
  const { subredditId, takenAt, members } = subredditSnapshots;
  return db
    .select({ subredditId, takenAt, members })
    .from(subredditSnapshots)
    .where(and(inArray(subredditId, subredditIds), gt(takenAt, since)));
}
