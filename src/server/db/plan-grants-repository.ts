import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { planGrants } from "./schema.ts";

export type PlanGrant = typeof planGrants.$inferSelect;

/** The one that counts now. */
export async function findPlanGrant(db: Db, userId: UserId, now: Date): Promise<PlanGrant | null> {
  const lasts = or(isNull(planGrants.until), gt(planGrants.until, now));
  const [row] = await db
    .select()
    .from(planGrants)
    .where(and(eq(planGrants.userId, userId), lasts));
  return row ?? null;
}

/** Takes the place of one that was given before. */
export async function savePlanGrant(db: Db, grant: PlanGrant): Promise<void> {
  const { userId: _userId, ...changes } = grant;
  await db
    .insert(planGrants)
    .values(grant)
    .onConflictDoUpdate({ target: planGrants.userId, set: changes });
}

export async function deletePlanGrant(db: Db, userId: UserId): Promise<void> {
  await db.delete(planGrants).where(eq(planGrants.userId, userId));
}
