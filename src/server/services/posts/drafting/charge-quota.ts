import { type CameAbout, countCharged } from "#engine/billing/charged-posts.ts";
import { quotaMonth } from "#engine/billing/quota-month.ts";
import type { Db } from "#server/db/database.ts";
import { addToQuota } from "#server/db/posts/post-quotas-repository.ts";
import type { UserId } from "#server/scope.ts";

/** Whoever keeps posts says how they came about; in the transaction that keeps them. */
export async function chargeQuota(
  tx: Db,
  { userId, now }: { userId: UserId; now: Date },
  cameAbout: CameAbout,
  kept = 1,
): Promise<void> {
  const charged = countCharged(cameAbout, kept);
  if (charged > 0) await addToQuota(tx, userId, quotaMonth(now), charged);
}
