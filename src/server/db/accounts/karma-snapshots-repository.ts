import { and, desc, eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { karmaSnapshots } from "../schema.ts";

export type KarmaSnapshot = typeof karmaSnapshots.$inferSelect;

/** What was known of that day before gives way. */
export async function saveSnapshot(db: Db, snapshot: KarmaSnapshot): Promise<void> {
  const { karma, accountAgeDays, source, takenAt } = snapshot;
  await db
    .insert(karmaSnapshots)
    .values(snapshot)
    .onConflictDoUpdate({
      target: [karmaSnapshots.userId, karmaSnapshots.day],
      set: { karma, accountAgeDays, source, takenAt },
    });
}

/** The latest ones, the earliest of them first. */
export async function listKarma(db: Db, userId: UserId, limit: number): Promise<KarmaSnapshot[]> {
  const rows = await db
    .select()
    .from(karmaSnapshots)
    .where(eq(karmaSnapshots.userId, userId))
    .orderBy(desc(karmaSnapshots.day))
    .limit(limit);
  return rows.toReversed();
}

export async function deleteKarmaOf(db: Db, userId: UserId, day: string): Promise<void> {
  await db
    .delete(karmaSnapshots)
    .where(and(eq(karmaSnapshots.userId, userId), eq(karmaSnapshots.day, day)));
}

export async function deleteKarma(db: Db, userId: UserId): Promise<void> {
  await db.delete(karmaSnapshots).where(eq(karmaSnapshots.userId, userId));
}
