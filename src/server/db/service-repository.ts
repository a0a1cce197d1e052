import { eq, sql, lt } from "drizzle-orm";
import { type Db, readRows, onlyRow } from "./database.ts";
import { serviceSettings, rateLimits } from "./schema.ts";

export async function isSignUpClosed(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: serviceSettings.value })
    .from(serviceSettings)
    .where(eq(serviceSettings.name, "sign-up"));
  return row?.value === "closed";
}

export async function saveSignUp(db: Db, value: "open" | "closed", now: Date): Promise<void> {
  await db
    .insert(serviceSettings)
    .values({ name: "sign-up", value, updatedAt: now })
    .onConflictDoUpdate({ target: serviceSettings.name, set: { value, updatedAt: now } });
}

export type QueuedJobs = { job: string; state: string; count: number };

/** Of the job queue's own tables; none before it has started for the first time. */
export async function countQueued(db: Db): Promise<QueuedJobs[]> {
  const [queue] = await readRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass('jobs.job') is not null as "isThere"`,
  );
  if (!queue?.isThere) return [];
  return readRows<QueuedJobs>(
    db,
    sql`select name as job, state::text as state, count(*)::int as count from jobs.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  );
}

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
