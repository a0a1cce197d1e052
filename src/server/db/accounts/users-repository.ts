import {
  type SQL,
  and,
  desc,
  eq,
  getColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  countDistinct,
  gte,
  count,
  max,
} from "drizzle-orm";
import type { SessionScope, UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { sessions, users, posts, projects } from "../schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Who is written to: those who asked for such messages, and whose address is known to be theirs. */
export function wantsReminders(when: Exclude<UserRow["reminders"], "off">): SQL | undefined {
  return and(eq(users.reminders, when), isNotNull(users.emailVerifiedAt));
}

/** The user and how long the session lasts, provided that it is still theirs and alive. */
export async function findSignedInUser(
  db: Db,
  scope: SessionScope,
  now: Date,
): Promise<{ user: UserRow; expiresAt: Date } | null> {
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
    .select({ user: getColumns(users), expiresAt: sessions.expiresAt })
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

/** The account of an address, locked until the transaction ends: the verified one, else the newest that claims it. */
export async function lockUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(isNull(users.emailVerifiedAt), desc(users.createdAt), users.id)
    .limit(1)
    .for("no key update");
  return row ?? null;
}

export type NewUser = Pick<UserRow, "email" | "createdAt"> & Partial<UserRow>;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  return onlyRow(await db.insert(users).values(user).returning());
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

type Since = { joinedSince: Date; activeSince: Date };

/** Of those who have opened a sign-in link: anyone can claim an address. */
export async function countPeople(db: Db, { joinedSince, activeSince }: Since) {
  const verified = isNotNull(users.emailVerifiedAt);
  const all = await db.$count(users, verified);
  const joined = await db.$count(users, and(verified, gte(users.createdAt, joinedSince)));
  const [seen] = await db
    .select({ active: countDistinct(sessions.userId) })
    .from(sessions)
    .where(gte(sessions.lastUsedAt, activeSince));
  return { all, joined, active: seen?.active ?? 0 };
}

export type ListedUser = {
  id: UserId;
  email: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  projects: number;
  posts: number;
};

/** For the operator alone: of all users, newest first. */
export function listUsers(
  db: Db,
  { search, limit }: { search: string; limit: number },
): Promise<ListedUser[]> {
  const found = db
    .select({ id: users.id, email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(sql`strpos(${users.email}, ${search}) > 0`)
    .orderBy(desc(users.createdAt), users.id)
    .limit(limit)
    .as("found");
  return db
    .select({
      id: found.id,
      email: found.email,
      createdAt: found.createdAt,
      lastUsedAt: sql<Date | null>`(${db
        .select({ at: max(sessions.lastUsedAt) })
        .from(sessions)
        .where(eq(sessions.userId, found.id))})`.mapWith(sessions.lastUsedAt),
      projects: sql`(${db
        .select({ count: count() })
        .from(projects)
        .where(eq(projects.userId, found.id))})`.mapWith(Number),
      posts: sql`(${db
        .select({ count: count() })
        .from(posts)
        .where(eq(posts.userId, found.id))})`.mapWith(Number),
    })
    .from(found)
    .orderBy(desc(found.createdAt), found.id);
}

export async function countMatchingUsers(db: Db, search: string): Promise<number> {
  return db.$count(users, sql`strpos(${users.email}, ${search}) > 0`);
}
