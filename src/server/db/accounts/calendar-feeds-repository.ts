import { eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { calendarFeeds } from "../schema.ts";

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeedOf(db: Db, userId: UserId): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

export async function findFeed(db: Db, feedId: string): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.feedId, feedId));
  return row ?? null;
}

/** One for each user: a new one takes the place of the old. */
export async function saveFeed(db: Db, { userId, ...feed }: CalendarFeedRow): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
}

export async function deleteFeed(db: Db, userId: UserId): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
