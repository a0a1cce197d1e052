import { eq, lt, sql } from "drizzle-orm";
import { type Db, onlyRow } from "./database.ts";
import { rateLimits } from "./schema.ts";

export type RateLimitRow = typeof rateLimits.$inferSelect;

/** Counts one hit, in a window that begins with its first hit and starts anew once it has ended. */
export async function countHit(
  db: Db,
  key: string,
  now: Date,
  windowEndsAt: Date,
): Promise<RateLimitRow> {
  const hasEnded = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  return onlyRow(
    await db
      .insert(rateLimits)
      .values({ key, hits: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          hits: sql`case when ${hasEnded} then 1 else ${rateLimits.hits} + 1 end`,
          windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning(),
  );
}

/** Takes one hit back, in whatever window is open. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
