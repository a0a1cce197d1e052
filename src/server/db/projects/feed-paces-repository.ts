import { and, eq, gt, lt } from "drizzle-orm";
import type { FeedPace } from "#engine/radar/feed-pace.ts";
import { type Db, onlyRow } from "../database.ts";
import { feedPaces } from "../schema.ts";

const START = new Date(0);

/** Held until the transaction ends, so that two servers never take the same turn. */
export async function lockPace(tx: Db, reader: string, now: Date): Promise<FeedPace> {
  await tx
    .insert(feedPaces)
    .values({
      reader,
      turnsMs: [],
      freeAt: START,
      closedUntil: START,
      failures: 0,
      changedAt: now,
    })
    .onConflictDoNothing();
  const row = onlyRow(
    await tx.select().from(feedPaces).where(eq(feedPaces.reader, reader)).for("update"),
  );
  return {
    turnsMs: row.turnsMs,
    freeAtMs: row.freeAt.getTime(),
    closedUntilMs: row.closedUntil.getTime(),
    failures: row.failures,
  };
}

export async function savePace(tx: Db, reader: string, pace: FeedPace, now: Date): Promise<void> {
  await tx
    .update(feedPaces)
    .set({
      turnsMs: pace.turnsMs,
      freeAt: new Date(pace.freeAtMs),
      closedUntil: new Date(pace.closedUntilMs),
      failures: pace.failures,
      changedAt: now,
    })
    .where(eq(feedPaces.reader, reader));
}

/** What follows begins with a short pause again. */
export async function clearPaceFailures(db: Db, reader: string): Promise<void> {
  await db
    .update(feedPaces)
    .set({ failures: 0 })
    .where(and(eq(feedPaces.reader, reader), gt(feedPaces.failures, 0)));
}

export async function deletePacesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(feedPaces).where(lt(feedPaces.changedAt, before));
}
