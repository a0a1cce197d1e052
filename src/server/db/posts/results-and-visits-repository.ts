import { and, count, desc, eq, isNull, ne, sql, isNotNull, lte } from "drizzle-orm";
import type { PredictedOutcome } from "#engine/results/measure-results.ts";
import { type MeasuredPost, SETTLED_HOURS } from "#engine/results/measured-post.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { posts, projects, trackingKeys, visits } from "../schema.ts";

const isMade = and(eq(posts.status, "posted"), isNull(posts.deletedAt));

const madeAt = sql`coalesce(${posts.postedAt}, ${posts.createdAt})`;
const isCountedLate = sql`${posts.countedAt} >= ${madeAt} + make_interval(hours => ${SETTLED_HOURS}::int)`;

/** One list for each column: ten thousand rows would cost more to hand over than to count. */
type Columns = {
  communities: string[] | null;
  times: number[];
  outcomes: MeasuredPost["outcome"][];
  upvotes: (number | null)[];
  comments: (number | null)[];
};

/** Of a project that was found for the user, the newest, without their words, and with settled numbers only. */
export async function listMeasuredPosts(
  db: Db,
  projectId: ProjectId,
  limit: number,
): Promise<MeasuredPost[]> {
  const newest = db
    .select({
      community: posts.subredditId,
      time: sql<number>`extract(epoch from ${madeAt})`.as("time"),
      outcome: posts.outcome,
      upvotes: sql<number | null>`case when ${isCountedLate} then ${posts.upvotes} end`.as(
        "upvotes",
      ),
      comments: sql<number | null>`case when ${isCountedLate} then ${posts.comments} end`.as(
        "comments",
      ),
    })
    .from(posts)
    .where(and(eq(posts.projectId, projectId), isMade))
    .orderBy(desc(posts.postedAt))
    .limit(limit)
    .as("newest");
  const [columns] = await db
    .select({
      communities: sql<Columns["communities"]>`json_agg(${newest.community})`,
      times: sql<number[]>`json_agg(${newest.time})`,
      outcomes: sql<Columns["outcomes"]>`json_agg(${newest.outcome})`,
      upvotes: sql<Columns["upvotes"]>`json_agg(${newest.upvotes})`,
      comments: sql<Columns["comments"]>`json_agg(${newest.comments})`,
    })
    .from(newest);
  return columns ? readColumns(columns) : [];
}

/** Of no posts there is not even an empty list. */
function readColumns({ communities, times, outcomes, upvotes, comments }: Columns): MeasuredPost[] {
  return (communities ?? []).map((subredditId, place) => ({
    subredditId,
    postedAt: new Date((times[place] ?? 0) * 1000),
    outcome: outcomes[place] ?? "unknown",
    upvotes: upvotes[place] ?? null,
    comments: comments[place] ?? null,
  }));
}

/** Of all the user's projects: how many posts with each prediction were seen to end how. */
export async function countPredictedOutcomes(db: Db, userId: UserId): Promise<PredictedOutcome[]> {
  const rows = await db
    .select({
      predictedScore: posts.predictedScore,
      outcome: posts.outcome,
      posts: count(),
    })
    .from(posts)
    .where(and(eq(posts.userId, userId), ne(posts.outcome, "unknown"), isMade))
    .groupBy(posts.predictedScore, posts.outcome);
  return rows.flatMap(({ outcome, ...row }) =>
    outcome === "unknown" ? [] : [{ ...row, outcome }],
  );
}

/** Older ones tell little about a community as it is now. */
const MOST_RESULTS = 500;

/** As the catalogue's posts: points are compared once they have settled. */
const COMPARABLE_HOURS = 48;

/**
 * When the user's posts in a community were made and how many points they got, where that was counted
 * late enough. What was removed is left out: that tells of rules, not of hours.
 */
export async function listOwnResults(
  db: Db,
  userId: UserId,
  subredditId: string,
  now: Date,
): Promise<{ postedAt: Date; points: number }[]> {
  const rows = await db
    .select({ postedAt: posts.postedAt, points: posts.upvotes })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.subredditId, subredditId),
        eq(posts.status, "posted"),
        isNull(posts.deletedAt),
        lte(posts.countedAt, now),
        sql`${posts.countedAt} >= ${posts.postedAt} + make_interval(hours => ${COMPARABLE_HOURS}::int)`,
        isNotNull(posts.upvotes),
        ne(posts.outcome, "removed"),
      ),
    )
    .orderBy(desc(posts.postedAt))
    .limit(MOST_RESULTS);
  return rows.flatMap(({ postedAt, points }) =>
    postedAt === null || points === null ? [] : [{ postedAt, points }],
  );
}

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

const countOf = (outcome: MeasuredPost["outcome"]) =>
  sql<number>`(count(*) filter (where ${posts.outcome} = ${outcome}))::int`;

export type MadePosts = { live: number; removed: number; unknown: number; visits: number };

/** What became of all that a user has posted for the projects that are listed. */
export async function sumUpMade(
  db: Db,
  userId: UserId,
  { includeArchived }: { includeArchived: boolean },
): Promise<MadePosts> {
  const seen = db
    .select({ postId: visits.postId, count: sql<number>`sum(${visits.count})`.as("seen_count") })
    .from(visits)
    .where(eq(visits.userId, userId))
    .groupBy(visits.postId)
    .as("seen");
  const [row] = await db
    .select({
      live: countOf("live"),
      removed: countOf("removed"),
      unknown: countOf("unknown"),
      visits: sql<number>`coalesce(sum(${seen.count}), 0)::int`,
    })
    .from(posts)
    .innerJoin(projects, and(eq(projects.id, posts.projectId), eq(projects.userId, posts.userId)))
    .leftJoin(seen, eq(seen.postId, posts.id))
    .where(
      and(
        eq(posts.userId, userId),
        isMade,
        includeArchived ? undefined : ne(projects.status, "archived"),
      ),
    );
  return row ?? { live: 0, removed: 0, unknown: 0, visits: 0 };
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
