import { and, desc, eq, gte, count, isNotNull, isNull, min } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { contributions, posts } from "../schema.ts";
import type { ContributionKind } from "#engine/ledger/contribution.ts";
import type { NewPost } from "./posts-repository.ts";

export type ContributionRow = typeof contributions.$inferSelect;
export type NewContribution = typeof contributions.$inferInsert;

/** null when the user has logged this address already. */
export async function insertContribution(
  db: Db,
  contribution: NewContribution,
): Promise<ContributionRow | null> {
  const [row] = await db
    .insert(contributions)
    .values(contribution)
    .onConflictDoNothing({ target: [contributions.userId, contributions.permalink] })
    .returning();
  return row ?? null;
}

export async function deleteContribution(db: Db, userId: UserId, id: string): Promise<boolean> {
  const rows = await db
    .delete(contributions)
    .where(and(eq(contributions.userId, userId), eq(contributions.id, id)))
    .returning({ id: contributions.id });
  return rows.length > 0;
}

export async function deleteContributions(db: Db, userId: UserId): Promise<void> {
  await db.delete(contributions).where(eq(contributions.userId, userId));
}

/** Newest first. */
export function listContributions(
  db: Db,
  userId: UserId,
  wanted: { subredditId?: string | undefined; kind?: ContributionKind; limit: number },
): Promise<ContributionRow[]> {
  const { subredditId, kind, limit } = wanted;
  return db
    .select()
    .from(contributions)
    .where(and(isIn(userId, subredditId), kind && eq(contributions.kind, kind)))
    .orderBy(desc(contributions.at), contributions.id)
    .limit(limit);
}

export function countContributions(db: Db, userId: UserId, subredditId?: string): Promise<number> {
  return db.$count(contributions, isIn(userId, subredditId));
}

export function listContributionsSince(
  db: Db,
  userId: UserId,
  since: Date,
): Promise<ContributionRow[]> {
  return db
    .select()
    .from(contributions)
    .where(and(eq(contributions.userId, userId), gte(contributions.at, since)))
    .orderBy(desc(contributions.at), contributions.id);
}

function isIn(userId: UserId, subredditId: string | undefined) {
  return and(
    eq(contributions.userId, userId),
    subredditId === undefined ? undefined : eq(contributions.subredditId, subredditId),
  );
}

/** What one import brought, as far as it is still there. */
type ImportRow = { id: string; importedAt: Date; posts: number; comments: number };

/** With the user's row locked: the addresses of posts that were made, and of what was logged. */
export async function listKnownAddresses(
  db: Db,
  userId: UserId,
): Promise<{ ofPosts: string[]; logged: string[] }> {
  const ofPosts = await db
    .select({ permalink: posts.permalink })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.status, "posted"),
        isNull(posts.deletedAt),
        isNotNull(posts.permalink),
      ),
    );
  const logged = await db
    .select({ permalink: contributions.permalink })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), isNotNull(contributions.permalink)));
  return { ofPosts: pickAddresses(ofPosts), logged: pickAddresses(logged) };
}

function pickAddresses(rows: { permalink: string | null }[]): string[] {
  return rows.flatMap(({ permalink }) => permalink ?? []);
}

export async function countImported(
  db: Db,
  userId: UserId,
): Promise<{ posts: number; comments: number }> {
  const isPost = and(eq(posts.userId, userId), isNotNull(posts.importId));
  const isComment = and(eq(contributions.userId, userId), isNotNull(contributions.importId));
  return {
    posts: await db.$count(posts, isPost),
    comments: await db.$count(contributions, isComment),
  };
}

export async function insertHistory(
  db: Db,
  made: NewPost[],
  written: NewContribution[],
): Promise<void> {
  if (made.length > 0) await db.insert(posts).values(made);
  if (written.length > 0) await db.insert(contributions).values(written);
}

/** The newest first. A post whose words are purged counts on as what was logged. */
export async function listImportRows(db: Db, userId: UserId, limit: number): Promise<ImportRow[]> {
  const importedAt = min(posts.importedAt);
  const made = await db
    .select({ id: posts.importId, importedAt, posts: count() })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNotNull(posts.importId)))
    .groupBy(posts.importId)
    .orderBy(desc(importedAt))
    .limit(limit);
  const writtenAt = min(contributions.createdAt);
  const written = await db
    .select({
      id: contributions.importId,
      importedAt: writtenAt,
      comments: count(),
    })
    .from(contributions)
    .where(and(eq(contributions.userId, userId), isNotNull(contributions.importId)))
    .groupBy(contributions.importId)
    .orderBy(desc(writtenAt))
    .limit(limit);
  const rows = new Map<string, ImportRow>();
  for (const row of [...made, ...written]) {
    if (row.id === null || row.importedAt === null) continue;
    const known = rows.get(row.id) ?? {
      id: row.id,
      importedAt: row.importedAt,
      posts: 0,
      comments: 0,
    };
    if ("posts" in row) known.posts = row.posts;
    else known.comments = row.comments;
    rows.set(row.id, known);
  }
  return [...rows.values()]
    .toSorted((a, b) => b.importedAt.getTime() - a.importedAt.getTime())
    .slice(0, limit);
}

/** False where there was nothing of it. */
export async function deleteImport(db: Db, userId: UserId, importId: string): Promise<boolean> {
  const made = await db
    .delete(posts)
    .where(and(eq(posts.userId, userId), eq(posts.importId, importId)))
    .returning({ id: posts.id });
  const written = await db
    .delete(contributions)
    .where(and(eq(contributions.userId, userId), eq(contributions.importId, importId)))
    .returning({ id: contributions.id });
  return made.length + written.length > 0;
}
