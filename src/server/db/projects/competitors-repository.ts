import { and, asc, eq, sql } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { competitors } from "../schema.ts";

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
