import { and, asc, eq, sql, inArray, notInArray } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { competitors, competitorMentions } from "../schema.ts";

export type CompetitorRow = typeof competitors.$inferSelect;

/** In the order in which they were added. */
export function listCompetitorRows(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
): Promise<CompetitorRow[]> {
  return db
    .select()
    .from(competitors)
    .where(and(eq(competitors.userId, userId), eq(competitors.projectId, projectId)))
    .orderBy(asc(competitors.createdAt), competitors.name);
}

export async function findCompetitor(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
  competitorId: string,
): Promise<CompetitorRow | null> {
  const [row] = await db
    .select()
    .from(competitors)
    .where(and(isOwn(userId, competitorId), eq(competitors.projectId, projectId)));
  return row ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockCompetitor(
  db: Db,
  userId: UserId,
  competitorId: string,
): Promise<CompetitorRow | null> {
  const [row] = await db
    .select()
    .from(competitors)
    .where(isOwn(userId, competitorId))
    .for("update");
  return row ?? null;
}

export async function insertCompetitor(
  db: Db,
  competitor: typeof competitors.$inferInsert,
): Promise<CompetitorRow> {
  const [row] = await db.insert(competitors).values(competitor).returning();
  if (!row) throw new Error("The inserted competitor was not returned.");
  return row;
}

export async function updateCompetitorRow(
  db: Db,
  userId: UserId,
  competitorId: string,
  changes: Partial<typeof competitors.$inferInsert>,
): Promise<CompetitorRow | null> {
  const [row] = await db
    .update(competitors)
    .set(changes)
    .where(isOwn(userId, competitorId))
    .returning();
  return row ?? null;
}

/**
 * Takes the right to search Reddit for it, unless somebody searched since: of two calls at once only
 * one goes out.
 */
export async function claimSearch(
  db: Db,
  userId: UserId,
  competitorId: string,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const rows = await db
    .update(competitors)
    .set({ searchedAt: now })
    .where(
      and(
        isOwn(userId, competitorId),
        sql`(${competitors.searchedAt} is null or ${competitors.searchedAt} < ${since.toISOString()}::timestamptz)`,
      ),
    )
    .returning({ id: competitors.id });
  return rows.length > 0;
}

export async function deleteCompetitor(
  db: Db,
  userId: UserId,
  competitorId: string,
): Promise<void> {
  await db.delete(competitors).where(isOwn(userId, competitorId));
}

function isOwn(userId: UserId, competitorId: string) {
  return and(eq(competitors.userId, userId), eq(competitors.id, competitorId));
}

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
