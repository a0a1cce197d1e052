import { and, asc, eq, inArray, isNull, lt, ne, or, type SQL, sql, desc, gt } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, stepThrough } from "../database.ts";
import {
  projects,
  projectSubreddits,
  subredditFavorites,
  subreddits,
  subredditSnapshots,
} from "../schema.ts";

type Wanted = { before: Date; limit: number; offset?: number };

/** What a user uses and whose facts were not renewed since, the longest neglected first. */
export function findStaleIdsOf(db: Db, userId: UserId, wanted: Wanted): Promise<string[]> {
  const favorites = db
    .select({ id: subredditFavorites.subredditId })
    .from(subredditFavorites)
    .where(eq(subredditFavorites.userId, userId));
  const chosen = db
    .select({ id: projectSubreddits.subredditId })
    .from(projectSubreddits)
    .innerJoin(projects, eq(projects.id, projectSubreddits.projectId))
    .where(and(eq(projects.userId, userId), ne(projects.status, "archived")));
  return selectStale(db, inArray(subreddits.id, favorites.union(chosen)), wanted);
}

/**
 * The same of all users. A community has thousands of them: so its uses are not read, but each
 * community once, by stepping through the index from one to the next.
 */
export function findStaleIds(db: Db, wanted: Wanted): Promise<string[]> {
  // As a list and with a limit, or the planner would rather join whole tables.
  const isUsed = sql`${subreddits.id} = any(array(
    with recursive ${stepThrough(sql`favorite`, sql`subreddit_favorites`, sql`subreddit_id`)},
    ${stepThrough(sql`chosen`, sql`project_subreddits`, sql`subreddit_id`)}
    select value from favorite where value is not null
    union
    select value from chosen cross join lateral (
      select 1 from ${projectSubreddits}
      join ${projects} on ${projects.id} = ${projectSubreddits.projectId}
      where ${projectSubreddits.subredditId} = chosen.value and ${projects.status} <> 'archived'
      limit 1) as one))`;
  return selectStale(db, isUsed, wanted);
}

const lastAsked = sql`greatest(${subreddits.refreshedAt}, ${subreddits.checkedAt})`;

async function selectStale(
  db: Db,
  isUsed: SQL,
  { before, limit, offset = 0 }: Wanted,
): Promise<string[]> {
  const rows = await db
    .select({ id: subreddits.id })
    .from(subreddits)
    .where(and(isUsed, or(isNull(lastAsked), lt(lastAsked, before))))
    .orderBy(sql`${lastAsked} nulls first`, asc(subreddits.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

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
