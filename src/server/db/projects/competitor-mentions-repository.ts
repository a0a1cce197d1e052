import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { competitorMentions } from "../schema.ts";

export type MentionRow = typeof competitorMentions.$inferSelect;
export type NewMentionRow = typeof competitorMentions.$inferInsert;

/** The newest first; those whose day is not known go by when they were pasted. */
export function listMentions(
  db: Db,
  userId: UserId,
  competitorIds: string[],
): Promise<MentionRow[]> {
  if (competitorIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(competitorMentions)
    .where(
      and(
        eq(competitorMentions.userId, userId),
        inArray(competitorMentions.competitorId, competitorIds),
      ),
    )
    .orderBy(
      sql`coalesce(${competitorMentions.postedAt}, ${competitorMentions.seenAt}) desc`,
      competitorMentions.id,
    );
}

/** null when the competitor has this post already. */
export async function insertMention(db: Db, mention: NewMentionRow): Promise<MentionRow | null> {
  const [row] = await db
    .insert(competitorMentions)
    .values(mention)
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** What a search found takes the place of what an earlier one found; what was pasted stays. */
export async function replaceFound(
  db: Db,
  userId: UserId,
  competitorId: string,
  found: NewMentionRow[],
): Promise<void> {
  await db.delete(competitorMentions).where(
    and(
      isOf(userId, competitorId),
      eq(competitorMentions.source, "reddit"),
      notInArray(
        competitorMentions.postId,
        found.map(({ postId }) => postId),
      ),
    ),
  );
  if (found.length === 0) return;
  await db
    .insert(competitorMentions)
    .values(found)
    .onConflictDoUpdate({
      target: [competitorMentions.competitorId, competitorMentions.postId],
      set: {
        kind: sql`excluded.kind`,
        title: sql`excluded.title`,
        upvotes: sql`excluded.upvotes`,
        comments: sql`excluded.comments`,
        postedAt: sql`excluded.posted_at`,
        seenAt: sql`excluded.seen_at`,
      },
    });
}

export async function deleteFound(db: Db, userId: UserId, competitorId: string): Promise<void> {
  await db
    .delete(competitorMentions)
    .where(and(isOf(userId, competitorId), eq(competitorMentions.source, "reddit")));
}

export async function deleteMention(
  db: Db,
  userId: UserId,
  competitorId: string,
  mentionId: string,
): Promise<boolean> {
  const rows = await db
    .delete(competitorMentions)
    .where(and(isOf(userId, competitorId), eq(competitorMentions.id, mentionId)))
    .returning({ id: competitorMentions.id });
  return rows.length > 0;
}

function isOf(userId: UserId, competitorId: string) {
  return and(
    eq(competitorMentions.userId, userId),
    eq(competitorMentions.competitorId, competitorId),
  );
}
