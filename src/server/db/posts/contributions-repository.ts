import { and, desc, eq, gte } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { contributions } from "../schema.ts";
import type { ContributionKind } from "#engine/budget/measure-budget.ts";

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
