import { CAP_REACHED, PENDING_CAP } from "#engine/posts/pending-cap.ts";
import type { Plan } from "#engine/billing/plans.ts";
import { readQuotaInAll, readQuotaUse } from "#server/db/posts/post-quotas-repository.ts";
import { countPending } from "#server/db/posts/posts-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { quotaMonth, quotaResetsAt, sayQuotaReset } from "#engine/billing/quota-month.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import type { Db } from "#server/db/database.ts";

type Where = { userId: UserId; projectId: ProjectId; now: Date };

/**
 * How many more posts can be written for a project: at least one, or it says why there can be none.
 * Only what a transaction that holds the user's row reads is still true when it writes.
 */
export async function requireRoom(db: Db, plan: Plan, where: Where): Promise<number> {
  const { room, refusal } = await readRoom(db, plan, where);
  if (refusal) throw refusal;
  return room;
}

/** The same for those who only want to know. */
export async function readRoom(
  db: Db,
  plan: Plan,
  where: Where,
): Promise<{ room: number; refusal: ServiceError | null }> {
  const quota = await readQuota(db, plan, where);
  if (quota.refusal && quota.refusal.code === "PREMIUM_REQUIRED") return quota;
  const roomInProject = await readRoomInProject(db, where.projectId);
  const refusal = roomInProject.refusal ?? quota.refusal;
  return { room: refusal ? 0 : Math.min(roomInProject.room, quota.room), refusal };
}

/** Nobody waits for a model in vain. */
export async function requireRoomForModel(
  { database, llm, clock }: Pick<ServiceDeps, "database" | "llm" | "clock">,
  plan: Plan,
  { userId, projectId }: Omit<Where, "now">,
): Promise<number> {
  if (!llm.isConfigured) return PENDING_CAP;
  return requireRoom(database.db, plan, { userId, projectId, now: clock() });
}

/** For words that nobody has to write, and that are not charged (`countCharged`). */
export async function requireRoomInProject(db: Db, projectId: ProjectId): Promise<void> {
  const { refusal } = await readRoomInProject(db, projectId);
  if (refusal) throw refusal;
}

async function readRoomInProject(db: Db, projectId: ProjectId) {
  const pending = await countPending(db, projectId);
  if (pending < PENDING_CAP) return { room: PENDING_CAP - pending, refusal: null };
  const refusal = new ServiceError("PLAN_LIMIT", CAP_REACHED, { pending, cap: PENDING_CAP });
  return { room: 0, refusal };
}

async function readQuota(db: Db, { limits }: Plan, { userId, now }: Where) {
  const { aiPostsInAll, aiPostsPerMonth } = limits;
  if (aiPostsInAll !== null) {
    const used = await readQuotaInAll(db, userId);
    if (used < aiPostsInAll) return { room: aiPostsInAll - used, refusal: null };
    return { room: 0, refusal: freeDraftUsed(used, aiPostsInAll) };
  }
  if (aiPostsPerMonth === null) return { room: Infinity, refusal: null };
  const used = await readQuotaUse(db, userId, quotaMonth(now));
  if (used < aiPostsPerMonth) return { room: aiPostsPerMonth - used, refusal: null };
  const { timezone } = requireUser(await findUserById(db, userId));
  return { room: 0, refusal: quotaUsedUp({ used, limit: aiPostsPerMonth, now, timezone }) };
}

type UsedUp = { used: number; limit: number; now: Date; timezone: string };

function quotaUsedUp({ used, limit, now, timezone }: UsedUp): ServiceError {
  const resetsAt = quotaResetsAt(now);
  return new ServiceError(
    "PLAN_LIMIT",
    `You have used all ${limit} generated posts this month. ${sayQuotaReset(resetsAt, timezone)}`,
    { used, limit, resetsAt: resetsAt.toISOString() },
  );
}

/** Whether a plan without posts still has its free draft. */
export async function hasFreeDraft(db: Db, { limits }: Plan, userId: UserId): Promise<boolean> {
  const { aiPostsInAll } = limits;
  return aiPostsInAll !== null && (await readQuotaInAll(db, userId)) < aiPostsInAll;
}

/** Also where it was written and deleted, or written while the account had a plan. */
function freeDraftUsed(used: number, limit: number): ServiceError {
  return new ServiceError(
    "PREMIUM_REQUIRED",
    "You have had your free draft. More posts are only available for premium users.",
    { feature: "contentRoadmap", used, limit },
  );
}
