import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { BillingAccount } from "./billing-account.ts";
import type { Db } from "./database.ts";
import { planGrants, subscriptions, users } from "./schema.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";

export type PlanGrant = typeof planGrants.$inferSelect;

export type PlanSources = { subscription: SubscriptionRow | null; grant: PlanGrant | null };

/** What a user pays for, and the grant that counts now, in one statement: most calls ask for both. */
export async function findPlanSources(
  db: Db,
  { userId, mode }: BillingAccount,
  now: Date,
): Promise<PlanSources> {
  const lasts = or(isNull(planGrants.until), gt(planGrants.until, now));
  const [row] = await db
    .select({ subscription: subscriptions, grant: planGrants })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), eq(subscriptions.mode, mode)))
    .leftJoin(planGrants, and(eq(planGrants.userId, users.id), lasts))
    .where(eq(users.id, userId));
  return row ?? { subscription: null, grant: null };
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
