import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { subredditFavorites } from "../schema.ts";

export type FavoriteRow = typeof subredditFavorites.$inferSelect;

export async function isFavorite(db: Db, userId: UserId, subredditId: string): Promise<boolean> {
  return (await db.$count(subredditFavorites, isOne(userId, subredditId))) > 0;
}

export function countFavorites(db: Db, userId: UserId): Promise<number> {
  return db.$count(subredditFavorites, eq(subredditFavorites.userId, userId));
}

export async function insertFavorite(db: Db, row: FavoriteRow): Promise<void> {
  await db.insert(subredditFavorites).values(row).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, userId: UserId, subredditId: string): Promise<void> {
  await db.delete(subredditFavorites).where(isOne(userId, subredditId));
}

/** Newest first; the next page begins behind `after`. */
export function listFavorites(
  db: Db,
  userId: UserId,
  after: Pick<FavoriteRow, "createdAt" | "subredditId"> | null,
  limit: number,
): Promise<FavoriteRow[]> {
  const { createdAt, subredditId } = subredditFavorites;
  const isBehind =
    after &&
    sql`(${createdAt} < ${after.createdAt.toISOString()}
         or (${createdAt} = ${after.createdAt.toISOString()} and ${subredditId} > ${after.subredditId}))`;
  return db
    .select()
    .from(subredditFavorites)
    .where(and(eq(subredditFavorites.userId, userId), isBehind ?? undefined))
    .orderBy(desc(createdAt), asc(subredditId))
    .limit(limit);
}

function isOne(userId: UserId, subredditId: string) {
  return and(
    eq(subredditFavorites.userId, userId),
    eq(subredditFavorites.subredditId, subredditId),
  );
}
