import { and, eq, lt, lte, desc, gte, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { taskTicks, posts, projects } from "../schema.ts";
import { type PostWithSubreddit, selectPosts } from "./posts-repository.ts";
import { chosenSubreddits, type ProjectRow } from "../projects/projects-repository.ts";

export type TickRow = typeof taskTicks.$inferSelect;

/** Twice does no harm. */
export async function insertTick(db: Db, tick: TickRow): Promise<void> {
  await db.insert(taskTicks).values(tick).onConflictDoNothing();
}

export async function deleteTick(
  db: Db,
  userId: UserId,
  { day, taskKey }: Pick<TickRow, "day" | "taskKey">,
): Promise<void> {
  const { userId: owner, day: on, taskKey: key } = taskTicks;
  await db.delete(taskTicks).where(and(eq(owner, userId), eq(on, day), eq(key, taskKey)));
}

export async function deleteTicks(db: Db, userId: UserId): Promise<void> {
  await db.delete(taskTicks).where(eq(taskTicks.userId, userId));
}

/** Those of a day, and those of the days before as long as they are kept. */
export async function listTicks(
  db: Db,
  userId: UserId,
  day: string,
): Promise<{ ticks: Set<string>; earlierTicks: Set<string> }> {
  const rows = await db
    .select({ taskKey: taskTicks.taskKey, day: taskTicks.day })
    .from(taskTicks)
    .where(and(eq(taskTicks.userId, userId), lte(taskTicks.day, day)));
  const keysWhere = (isWanted: (of: string) => boolean) =>
    new Set(rows.filter((row) => isWanted(row.day)).map(({ taskKey }) => taskKey));
  return { ticks: keysWhere((of) => of === day), earlierTicks: keysWhere((of) => of < day) };
}

/** A day that is over has no tasks any more. */
export async function deleteTicksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(taskTicks).where(lt(taskTicks.tickedAt, before));
}

/** What is planned, and what was made since; what was brought from before asks for nothing. */
export function listTaskPosts(db: Db, userId: UserId, since: Date): Promise<PostWithSubreddit[]> {
  const hasTime = or(ne(posts.status, "scheduled"), isNotNull(posts.scheduledFor));
  const isMade = and(eq(posts.status, "posted"), gte(posts.postedAt, since));
  const isWanted = or(and(ne(posts.status, "posted"), hasTime), isMade);
  return selectPosts(db)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt), isNull(posts.importId), isWanted))
    .orderBy(posts.createdAt, posts.id);
}

type TaskProjectRow = Pick<
  ProjectRow,
  "id" | "name" | "description" | "url" | "status" | "kind" | "category"
> & {
  hasFacts: boolean;
  /** Ids of its communities. */
  chosen: string[];
  communities: number;
};

/** Of all projects, also those that rest, the newest first. */
export async function listTaskProjects(db: Db, userId: UserId): Promise<TaskProjectRow[]> {
  const { id, name, description, url, status, kind, category, interview, createdAt } = projects;
  const rows = await db
    .select({
      id,
      name,
      description,
      url,
      status,
      kind,
      category,
      interview,
      chosen: chosenSubreddits,
    })
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(desc(createdAt), id);
  return rows.map(({ interview: said, ...row }) =>
    Object.assign(row, {
      communities: row.chosen.length,
      hasFacts: Object.keys(said.answers ?? {}).length > 0,
    }),
  );
}
