import { and, desc, eq, gt, gte, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { notices, projects, radarEntries, radarFeeds, users } from "../schema.ts";
import type { RadarEntryRow } from "./radar-repository.ts";
import { wantsReminders } from "../accounts/users-repository.ts";

/** What was found, with the project that it was found for. */
export type FoundRow = RadarEntryRow & { projectName: string };

/** For all projects that are worked on, without what was dismissed; the newest first. */
export async function listFoundOf(
  db: Db,
  userId: UserId,
  { since, most }: { since: Date; most: number },
): Promise<FoundRow[]> {
  const rows = await db
    .select({ entry: radarEntries, projectName: projects.name })
    .from(radarEntries)
    .innerJoin(projects, eq(projects.id, radarEntries.projectId))
    .where(
      and(
        eq(radarEntries.userId, userId),
        eq(projects.status, "active"),
        isNull(radarEntries.dismissedAt),
        gte(radarEntries.foundAt, since),
      ),
    )
    .orderBy(desc(radarEntries.foundAt), desc(radarEntries.score), radarEntries.id)
    .limit(most);
  return rows.map(({ entry, projectName }) => Object.assign(entry, { projectName }));
}

/** Users of a zone who want a digest, for whom something was found, and who were not told yet. */
export async function listDigestFinders(
  db: Db,
  timezone: string,
  { since, day }: { since: Date; day: string },
): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(radarEntries, eq(radarEntries.userId, users.id))
    .leftJoin(
      notices,
      and(eq(notices.userId, users.id), eq(notices.kind, "daily-digest"), eq(notices.about, day)),
    )
    .where(
      and(
        wantsReminders("daily-digest"),
        eq(users.timezone, timezone),
        gt(radarEntries.foundAt, since),
        isNull(radarEntries.dismissedAt),
        isNull(notices.id),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/**
 * Posts of a community that may announce something, the newest first: each once for a user, however many
 * projects found it, and gone for all of them once it is dismissed in one.
 */
export async function listAnnouncements(
  db: Db,
  userId: UserId,
  { subredditId, since, most }: { subredditId: string; since: Date; most: number },
): Promise<RadarEntryRow[]> {
  const dismissed = alias(radarEntries, "dismissed");
  const isDismissed = db
    .select({ one: sql`1` })
    .from(dismissed)
    .where(
      and(
        eq(dismissed.userId, userId),
        eq(dismissed.postId, radarEntries.postId),
        isNotNull(dismissed.dismissedAt),
      ),
    );
  const rows = await db
    .selectDistinctOn([radarEntries.postId])
    .from(radarEntries)
    .where(
      and(
        eq(radarEntries.userId, userId),
        sql`lower(${radarEntries.community}) = ${subredditId}`,
        sql`${radarEntries.reason}->>'is' = 'announces'`,
        notExists(isDismissed),
        gt(radarEntries.foundAt, since),
      ),
    )
    .orderBy(radarEntries.postId, radarEntries.foundAt, radarEntries.id);
  return rows.toSorted((a, b) => b.foundAt.getTime() - a.foundAt.getTime()).slice(0, most);
}

export type RadarFeedRow = typeof radarFeeds.$inferSelect;

export async function findRadarFeedOf(db: Db, userId: UserId): Promise<RadarFeedRow | null> {
  const [row] = await db.select().from(radarFeeds).where(eq(radarFeeds.userId, userId));
  return row ?? null;
}

export async function findRadarFeed(db: Db, feedId: string): Promise<RadarFeedRow | null> {
  const [row] = await db.select().from(radarFeeds).where(eq(radarFeeds.feedId, feedId));
  return row ?? null;
}

/** One for each user: a new one takes the place of the old. */
export async function saveRadarFeed(db: Db, { userId, ...feed }: RadarFeedRow): Promise<void> {
  await db
    .insert(radarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: radarFeeds.userId, set: feed });
}

export async function deleteRadarFeed(db: Db, userId: UserId): Promise<void> {
  await db.delete(radarFeeds).where(eq(radarFeeds.userId, userId));
}
