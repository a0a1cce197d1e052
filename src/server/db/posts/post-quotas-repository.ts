import { and, eq, sql, sum } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { postQuotas } from "../schema.ts";

/** How many posts were written for the user in a month ('YYYY-MM'). */
export async function readQuotaUse(db: Db, userId: UserId, month: string): Promise<number> {
  const [row] = await db
    .select({ used: postQuotas.used })
    .from(postQuotas)
    .where(and(eq(postQuotas.userId, userId), eq(postQuotas.month, month)));
  return row?.used ?? 0;
}

/** How many posts were ever written for the user, deleted ones included. */
export async function readQuotaInAll(db: Db, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ used: sum(postQuotas.used).mapWith(Number) })
    .from(postQuotas)
    .where(eq(postQuotas.userId, userId));
  return row?.used ?? 0;
}

export async function addToQuota(
  db: Db,
  userId: UserId,
  month: string,
  posts: number,
): Promise<void> {
  await db
    .insert(postQuotas)
    .values({ userId, month, used: posts })
    .onConflictDoUpdate({
      target: [postQuotas.userId, postQuotas.month],
      set: { used: sql`${postQuotas.used} + excluded.used` },
    });
}
