import { and, eq, lt } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { taskTicks } from "./schema.ts";

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

export async function listTicks(db: Db, userId: UserId, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ taskKey: taskTicks.taskKey })
    .from(taskTicks)
    .where(and(eq(taskTicks.userId, userId), eq(taskTicks.day, day)));
  return new Set(rows.map(({ taskKey }) => taskKey));
}

/** A day that is over has no tasks any more. */
export async function deleteTicksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(taskTicks).where(lt(taskTicks.tickedAt, before));
}
