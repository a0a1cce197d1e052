import { and, desc, eq, getColumns, isNull, lt, or } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { personalTokens, users } from "../schema.ts";
import type { UserRow } from "./users-repository.ts";

export type PersonalTokenRow = typeof personalTokens.$inferSelect;

/** With its user, whether it is still good or not: the caller is told what is wrong with it. */
export async function findTokenByHash(
  db: Db,
  tokenHash: string,
): Promise<{ token: PersonalTokenRow; user: UserRow } | null> {
  const [row] = await db
    .select({ token: getColumns(personalTokens), user: getColumns(users) })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(eq(personalTokens.tokenHash, tokenHash));
  return row ?? null;
}

/** Those that were not revoked, expired ones included. */
export function listTokens(db: Db, userId: UserId): Promise<PersonalTokenRow[]> {
  return db
    .select()
    .from(personalTokens)
    .where(and(eq(personalTokens.userId, userId), isNull(personalTokens.revokedAt)))
    .orderBy(desc(personalTokens.createdAt), personalTokens.id);
}

export async function insertToken(
  db: Db,
  token: Omit<PersonalTokenRow, "id" | "lastUsedAt" | "revokedAt">,
): Promise<PersonalTokenRow> {
  return onlyRow(await db.insert(personalTokens).values(token).returning());
}

/** False when there is no such token of this user, or it was revoked already. */
export async function revokeToken(
  db: Db,
  userId: UserId,
  tokenId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(personalTokens.id, tokenId),
        eq(personalTokens.userId, userId),
        isNull(personalTokens.revokedAt),
      ),
    )
    .returning({ id: personalTokens.id });
  return rows.length > 0;
}

/** Of an account that its owner takes over: nothing is left to be told about them. */
export async function deleteTokens(db: Db, userId: UserId): Promise<void> {
  await db.delete(personalTokens).where(eq(personalTokens.userId, userId));
}

/** What ended so long ago that nobody asks any more. */
export async function deleteEndedTokens(db: Db, userId: UserId, before: Date): Promise<void> {
  const ended = or(lt(personalTokens.revokedAt, before), lt(personalTokens.expiresAt, before));
  await db.delete(personalTokens).where(and(eq(personalTokens.userId, userId), ended));
}

export async function touchToken(
  db: Db,
  { id, userId }: Pick<PersonalTokenRow, "id" | "userId">,
  now: Date,
): Promise<void> {
  await db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.id, id), eq(personalTokens.userId, userId)));
}
