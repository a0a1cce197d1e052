import { count, desc, eq, max, sql } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { posts, projects, sessions, users } from "../schema.ts";

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
