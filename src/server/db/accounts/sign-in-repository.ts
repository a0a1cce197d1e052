import { and, desc, eq, gt, isNull, lt, ne, getColumns, or } from "drizzle-orm";
import type { SessionScope, SessionId, UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { refreshTokens, sessions, magicLinks, personalTokens, users } from "../schema.ts";
import type { UserRow } from "./users-repository.ts";

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  db: Db,
  session: Omit<SessionRow, "id" | "revokedAt">,
): Promise<SessionRow> {
  return onlyRow(await db.insert(sessions).values(session).returning());
}

export function listLiveSessions(db: Db, userId: UserId, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(desc(sessions.lastUsedAt), sessions.id);
}

export async function findSession(
  db: Db,
  { userId, sessionId }: SessionScope,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row ?? null;
}

/** False when there is no such session of this user, or it has ended already. */
export async function revokeSession(
  db: Db,
  userId: UserId,
  sessionId: SessionId,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function revokeOtherSessions(db: Db, scope: SessionScope, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, scope.userId),
        ne(sessions.id, scope.sessionId),
        isNull(sessions.revokedAt),
      ),
    );
}

export async function revokeAllSessions(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

export async function touchSession(
  db: Db,
  sessionId: SessionId,
  times: Pick<SessionRow, "lastUsedAt" | "expiresAt">,
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, sessionId));
}

export async function insertRefreshToken(
  db: Db,
  token: Omit<RefreshTokenRow, "usedAt">,
): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** Locked, so that of two refreshes with one token the second sees what the first did. */
export async function lockRefreshToken(
  db: Db,
  tokenHash: string,
): Promise<{ token: RefreshTokenRow; session: SessionRow } | null> {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for("update");
  return row ?? null;
}

export async function markRefreshTokenUsed(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

export type MagicLinkRow = typeof magicLinks.$inferSelect;

/** A newer request ends the older ones: an address has one link. */
export async function replaceMagicLink(db: Db, link: Omit<MagicLinkRow, "usedAt">): Promise<void> {
  await db
    .insert(magicLinks)
    .values(link)
    .onConflictDoUpdate({ target: magicLinks.email, set: { ...link, usedAt: null } });
}

/** One that could be spent now. */
export async function findMagicLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<MagicLinkRow | null> {
  const [row] = await db.select().from(magicLinks).where(isGood(tokenHash, now));
  return row ?? null;
}

function isGood(tokenHash: string, now: Date) {
  return and(
    eq(magicLinks.tokenHash, tokenHash),
    isNull(magicLinks.usedAt),
    gt(magicLinks.expiresAt, now),
  );
}

/** One statement, so that of many uses at once a single one wins; null for all others. */
export async function spendMagicLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<MagicLinkRow | null> {
  const [row] = await db
    .update(magicLinks)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning();
  return row ?? null;
}

export async function deleteExpiredMagicLinks(db: Db, now: Date): Promise<void> {
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, now));
}

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
