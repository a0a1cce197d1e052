import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { subredditFavorites, savedSearches } from "../schema.ts";

export type FavoriteRow = typeof subredditFavorites.$inferSelect;

export async function isFavorite(db: Db, userId: UserId, subredditId: string): Promise<boolean> {
  return (await db.$count(subredditFavorites, isFavoriteOf(userId, subredditId))) > 0;
}

export function countFavorites(db: Db, userId: UserId): Promise<number> {
  return db.$count(subredditFavorites, eq(subredditFavorites.userId, userId));
}

export async function insertFavorite(db: Db, row: FavoriteRow): Promise<void> {
  await db.insert(subredditFavorites).values(row).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, userId: UserId, subredditId: string): Promise<void> {
  await db.delete(subredditFavorites).where(isFavoriteOf(userId, subredditId));
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

function isFavoriteOf(userId: UserId, subredditId: string) {
  return and(
    eq(subredditFavorites.userId, userId),
    eq(subredditFavorites.subredditId, subredditId),
  );
}

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export function listSearches(db: Db, userId: UserId): Promise<SavedSearchRow[]> {
  return db.select().from(savedSearches).where(eq(savedSearches.userId, userId));
}

export async function insertSearch(
  db: Db,
  search: Omit<SavedSearchRow, "id">,
): Promise<SavedSearchRow> {
  return onlyRow(await db.insert(savedSearches).values(search).returning());
}

/** Null when the user has no such search. */
export async function renameSearch(
  db: Db,
  userId: UserId,
  id: string,
  name: string,
): Promise<SavedSearchRow | null> {
  const [row] = await db
    .update(savedSearches)
    .set({ name })
    .where(isSearch(userId, id))
    .returning();
  return row ?? null;
}

/** False when the user has no such search. */
export async function deleteSearch(db: Db, userId: UserId, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedSearches)
    .where(isSearch(userId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

function isSearch(userId: UserId, id: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}
