import { eq, sql } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { posts, trackingKeys, visits } from "../schema.ts";

/**
 * One more in this hour, for the post of the key's project whose id lies in the range; nothing where
 * there is none. One statement, so that nothing is counted twice or lost however many come together.
 * The hour is only a name: a clock that jumps writes into another row, and the sum stays right.
 */
export async function addVisit(
  db: Db,
  key: string,
  ids: { first: string; last: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with seen as (${noteFirstHit(key, now)})
    insert into visits (post_id, hour, user_id, count)
    select p.id, date_trunc('hour', ${now.toISOString()}::timestamptz, 'UTC'), p.user_id, 1
    from tracking_keys k
    join posts p on p.project_id = k.project_id
    where k.key = ${key} and p.id between ${ids.first}::uuid and ${ids.last}::uuid
    order by p.id limit 1
    on conflict (post_id, hour) do update set count = visits.count + 1`);
}

/** Of hours that have no counter yet. */
export async function insertVisits(db: Db, rows: (typeof visits.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(visits).values(rows);
}

/** Names no post, so it counts nowhere. */
export async function noteTest(db: Db, key: string, now: Date): Promise<void> {
  await db
    .update(trackingKeys)
    .set({
      testedAt: now,
      firstHitAt: sql`least(${trackingKeys.firstHitAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(trackingKeys.key, key));
}

/** Earlier than what is noted where the clock was ahead. */
function noteFirstHit(key: string, now: Date) {
  return sql`
    update tracking_keys set first_hit_at = ${now.toISOString()}::timestamptz
    where key = ${key}
      and (first_hit_at is null or first_hit_at > ${now.toISOString()}::timestamptz)`;
}

/** Of a project that was found for the user. */
export async function sumUpVisits(
  db: Db,
  projectId: ProjectId,
): Promise<{ total: number; lastHour: Date | null }> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${visits.count}), 0)::int`,
      lastHour: sql`max(${visits.hour})`.mapWith(visits.hour),
    })
    .from(visits)
    .innerJoin(posts, eq(posts.id, visits.postId))
    .where(eq(posts.projectId, projectId));
  return { total: row?.total ?? 0, lastHour: row?.lastHour ?? null };
}

type TrackingKeyRow = typeof trackingKeys.$inferSelect;

/** Of a project that was found for the user. */
export async function findTrackingKey(
  db: Db,
  projectId: ProjectId,
): Promise<TrackingKeyRow | null> {
  const [row] = await db.select().from(trackingKeys).where(eq(trackingKeys.projectId, projectId));
  return row ?? null;
}

/** One for each project: a new one takes the place of the old, and nobody has tried it yet. */
export async function saveTrackingKey(
  db: Db,
  { key, createdAt, ...whose }: Pick<TrackingKeyRow, "projectId" | "userId" | "key" | "createdAt">,
): Promise<void> {
  await db
    .insert(trackingKeys)
    .values({ key, createdAt, ...whose })
    .onConflictDoUpdate({
      target: trackingKeys.projectId,
      set: { key, createdAt, testedAt: null },
    });
}

/** Of all the user's projects. */
export async function deleteTrackingKeys(db: Db, userId: UserId): Promise<void> {
  await db.delete(trackingKeys).where(eq(trackingKeys.userId, userId));
}
