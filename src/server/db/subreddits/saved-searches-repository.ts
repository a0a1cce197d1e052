import { and, eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { savedSearches } from "../schema.ts";

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
  const [row] = await db.update(savedSearches).set({ name }).where(isOne(userId, id)).returning();
  return row ?? null;
}

/** False when the user has no such search. */
export async function deleteSearch(db: Db, userId: UserId, id: string): Promise<boolean> {
  const rows = await db
    .delete(savedSearches)
    .where(isOne(userId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

function isOne(userId: UserId, id: string) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}
