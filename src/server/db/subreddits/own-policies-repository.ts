import { and, asc, eq, inArray } from "drizzle-orm";
import type { OwnPolicy } from "#engine/policy/own-policy.ts";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { ownPolicies } from "../schema.ts";

export type OwnPolicyRow = typeof ownPolicies.$inferSelect;

/** What this user pasted about these communities, as it was read. */
export async function findOwnPolicies(
  db: Db,
  userId: UserId,
  subredditIds: string[],
): Promise<Map<string, OwnPolicy>> {
  if (subredditIds.length === 0) return new Map();
  const rows = await db
    .select({ subredditId: ownPolicies.subredditId, policy: ownPolicies.policy })
    .from(ownPolicies)
    .where(and(eq(ownPolicies.userId, userId), inArray(ownPolicies.subredditId, subredditIds)));
  return new Map(rows.map(({ subredditId, policy }) => [subredditId, policy]));
}

export async function findOwnPolicy(
  db: Db,
  userId: UserId,
  subredditId: string,
): Promise<OwnPolicyRow | null> {
  const [row] = await db.select().from(ownPolicies).where(isOne(userId, subredditId));
  return row ?? null;
}

export function countOwnPolicies(db: Db, userId: UserId): Promise<number> {
  return db.$count(ownPolicies, eq(ownPolicies.userId, userId));
}

export async function saveOwnPolicy(db: Db, row: OwnPolicyRow): Promise<void> {
  const { userId: _userId, subredditId: _subredditId, createdAt: _createdAt, ...changes } = row;
  await db
    .insert(ownPolicies)
    .values(row)
    .onConflictDoUpdate({
      target: [ownPolicies.userId, ownPolicies.subredditId],
      set: changes,
    });
}

export async function deleteOwnPolicy(db: Db, userId: UserId, subredditId: string): Promise<void> {
  await db.delete(ownPolicies).where(isOne(userId, subredditId));
}

/** For the operator: what users pasted, and nothing of who they are; the newest of each community last. */
export function listPastedRules(
  db: Db,
): Promise<Pick<OwnPolicyRow, "subredditId" | "text" | "corrections" | "asOf">[]> {
  const { subredditId, text, corrections, asOf } = ownPolicies;
  return db
    .select({ subredditId, text, corrections, asOf })
    .from(ownPolicies)
    .orderBy(asc(subredditId), asc(asOf), asc(ownPolicies.updatedAt));
}

function isOne(userId: UserId, subredditId: string) {
  return and(eq(ownPolicies.userId, userId), eq(ownPolicies.subredditId, subredditId));
}
