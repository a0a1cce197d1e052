import type { Plan } from "#engine/billing/plans.ts";
import type { Db } from "#server/db/database.ts";
import { readQuotaUse } from "#server/db/post-quotas-repository.ts";
import { countPending } from "#server/db/posts-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { quotaMonth, quotaResetsAt } from "../billing/quota-month.ts";

/** The most posts that a project can have ahead of it. */
export const PENDING_CAP = 5;

/**
 * How many more posts can be written for a project: at least one, or it says why there can be none.
 * Only what a transaction that holds the user's row reads is still true when it writes.
 */
export async function requireRoom(
  db: Db,
  plan: Plan,
  { userId, projectId, now }: { userId: UserId; projectId: ProjectId; now: Date },
): Promise<number> {
  const roomInProject = await requireRoomInProject(db, projectId);
  const limit = plan.limits.aiPostsPerMonth;
  if (limit === null) return roomInProject;
  const used = await readQuotaUse(db, userId, quotaMonth(now));
  if (used >= limit) throw quotaUsedUp(used, limit, quotaResetsAt(now));
  return Math.min(roomInProject, limit - used);
}

export async function requireRoomInProject(db: Db, projectId: ProjectId): Promise<number> {
  const pending = await countPending(db, projectId);
  if (pending < PENDING_CAP) return PENDING_CAP - pending;
  throw new ServiceError(
    "PLAN_LIMIT",
    `Maximum ${PENDING_CAP} pending posts. Post or delete some first.`,
    { pending, cap: PENDING_CAP },
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

function quotaUsedUp(used: number, limit: number, resetsAt: Date): ServiceError {
  return new ServiceError(
    "PLAN_LIMIT",
    `You have used all ${limit} AI posts of this month. The next ones come on ${dayFormat.format(resetsAt)}.`,
    { used, limit, resetsAt: resetsAt.toISOString() },
  );
}
