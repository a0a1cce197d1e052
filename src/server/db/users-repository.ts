import { and, eq, getColumns, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Scope, UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { sessions, users } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;

/** The user, provided that the session is still theirs and alive. */
export async function findSignedInUser(db: Db, scope: Scope, now: Date): Promise<UserRow | null> {
  const [row] = await prepareSignedInUser(db).execute({ ...scope, now });
  return row ?? null;
}

const preparedSignedInUser = new WeakMap<Db, ReturnType<typeof buildSignedInUser>>();

/** Every visit begins with this query, so it is put together once a database. */
function prepareSignedInUser(db: Db): ReturnType<typeof buildSignedInUser> {
  const prepared = preparedSignedInUser.get(db) ?? buildSignedInUser(db);
  preparedSignedInUser.set(db, prepared);
  return prepared;
}

function buildSignedInUser(db: Db) {
  return selectSignedInUser(db).prepare("find_signed_in_user");
}

/** Its parameters are userId, sessionId and now, in this order. */
export function selectSignedInUser(db: Db) {
  return db
    .select(getColumns(users))
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(
      and(
        eq(users.id, sql.placeholder("userId")),
        eq(sessions.id, sql.placeholder("sessionId")),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    );
}

export async function findUserById(db: Db, userId: UserId): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Nobody else changes the user until the transaction ends; rows that only refer to them can be added. */
export async function lockUser(db: Db, userId: UserId): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for("no key update");
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

export async function countUsers(db: Db): Promise<number> {
  return db.$count(users);
}

/**
 * Who told a name of which Reddit was not asked since, or only by a clock that ran ahead; those who
 * were never asked for come first.
 */
export function listUsersToAsk(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Pick<UserRow, "id" | "redditUsername">[]> {
  return db
    .select({ id: users.id, redditUsername: users.redditUsername })
    .from(users)
    .where(
      and(
        isNotNull(users.redditUsername),
        or(
          isNull(users.redditAskedAt),
          lt(users.redditAskedAt, before),
          gt(users.redditAskedAt, now),
        ),
      ),
    )
    .orderBy(sql`${users.redditAskedAt} nulls first`, users.id)
    .limit(limit);
}
