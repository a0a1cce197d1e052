import { and, eq, getColumns, gt, isNull, sql } from "drizzle-orm";
import type { Scope, UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { sessions, users } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;

/** The user, provided that the session is still theirs and alive. */
export async function findSignedInUser(db: Db, scope: Scope, now: Date): Promise<UserRow | null> {
  const [row] = await selectSignedInUser(db, scope, now);
  return row ?? null;
}

export function selectSignedInUser(db: Db, scope: Scope, now: Date) {
  return db
    .select(getColumns(users))
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(users.id, scope.userId),
        eq(sessions.id, scope.sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
}

export async function findUserById(db: Db, userId: UserId): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export type NewUser = Pick<UserRow, "email" | "createdAt"> & Partial<UserRow>;

/** Null when the address has an account already. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** The account of a verified address, made now if there is none, locked until the transaction ends. */
export async function ensureUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning();
  if (!row) throw new Error("An upsert returned no row.");
  return row;
}

export async function updateUser(
  db: Db,
  userId: UserId,
  changes: Partial<Omit<UserRow, "id" | "createdAt">>,
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  return row ?? null;
}
