import type { GeneratedPost } from "#contract/post.ts";
import type { Plan } from "#engine/billing/plans.ts";
import {
  addToQuota,
  readQuotaInAll,
  readQuotaUse,
} from "#server/db/posts/post-quotas-repository.ts";
import { countWritten, listPostTexts, countPending } from "#server/db/posts/posts-repository.ts";
import { lockProject } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById, lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, ProjectId, UserId } from "#server/scope.ts";
import { readHistory } from "#server/services/budget/read-history.ts";
import { found } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Commission } from "./ask-for-drafts.ts";
import { buildBrief } from "./build-brief.ts";
import {
  placePost,
  orderByDue,
  MOST_SIBLINGS,
  pickSeed,
  type Refusal,
  settlePost,
} from "./place-post.ts";
import { quotaMonth, quotaResetsAt, sayQuotaReset } from "#engine/billing/quota-month.ts";
import { countMissing } from "#engine/posts/count-missing.ts";
import type { ClosedReason } from "#engine/posts/post-brief.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readMoment } from "../reading/read-post.ts";
import type { Db } from "#server/db/database.ts";

/** A community that got no post, and why. */
export type Refused = { subreddit: KnownSubreddit; refusal: Refusal };

/**
 * Writes and keeps as many of the posts as there is room for, and charges those. What a language
 * model drafted in the meantime for a place that is gone by now is thrown away, and costs nothing.
 */
export function savePosts(
  deps: ServiceDeps,
  { userId }: Scope,
  plan: Plan,
  projectId: string,
  commissions: Commission[],
  { most, isSpread }: { most: number; isSpread: boolean },
): Promise<{ saved: GeneratedPost[]; refused: Refused[] }> {
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    // One at a time for a user: cap, quota, slots and words all depend on the posts of the others.
    const user = requireUser(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, projectId));
    const room = await requireRoom(tx, plan, { userId, projectId: project.id, now });
    const history = await readHistory(tx, userId, now);
    const siblings = await listPostTexts(tx, project.id, MOST_SIBLINGS);
    const postsSoFar = await countWritten(tx, project.id);
    const saved: GeneratedPost[] = [];
    const refused: Refused[] = [];
    const queue = isSpread ? await orderByDue(tx, project.id, commissions, now) : [...commissions];
    while (saved.length < Math.min(most, room)) {
      const commission = queue.shift();
      if (!commission) break;
      const { subreddit, wishes, answer } = commission;
      const seed = pickSeed(project, subreddit, postsSoFar + saved.length);
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      const settled = settlePost(brief, seed, answer);
      if ("is" in settled) {
        refused.push({ subreddit, refusal: settled });
        continue;
      }
      const { policy } = brief.community;
      const isPlanned = plan.features.contentRoadmap;
      const place = { user, project, subreddit, policy, history, moment, seed, isPlanned };
      const post = await placePost(tx, settled, place);
      saved.push(post);
      const { id } = post;
      siblings.unshift({ id, ...settled.draft, shape: settled.shape });
      // Once all have one, the first in line gets another, planned for when it is due again.
      if (isSpread && !deps.llm.isConfigured) queue.push(commission);
    }
    if (saved.length > 0) await addToQuota(tx, userId, quotaMonth(now), saved.length);
    return { saved, refused };
  });
}

export const NO_COMMUNITY = "Add a community to the project first.";

/** Says why there is no post, and what would help. */
export function refuseToWrite(refused: Refused): ServiceError {
  const { subreddit, refusal } = refused;
  const details = { subredditId: subreddit.id, ...refusal };
  return new ServiceError("CONFLICT", wordRefusal(refused), details);
}

/** The same for several communities of which none got a post. */
export function refuseAll(refused: Refused[]): ServiceError {
  const asks = refused.flatMap(({ subreddit, refusal }) =>
    refusal.is === "asks" ? [{ ...nameOf(subreddit), questions: refusal.questions }] : [],
  );
  const closed = refused.flatMap(({ subreddit, refusal }) =>
    refusal.is === "closed" ? [{ ...nameOf(subreddit), reason: refusal.reason }] : [],
  );
  return new ServiceError("CONFLICT", wordRefusals(refused), { asks, closed });
}

export function wordRefusals(refused: Refused[]): string {
  const [first] = refused;
  if (first && refused.length === 1) return wordRefusal(first);
  const asking = refused.filter(({ refusal }) => refusal.is === "asks").length;
  const closed = refused.length - asking;
  if (asking === 0)
    return "None of the project's communities takes posts about it. Add another one.";
  const others = closed === 0 ? "" : ", and the others take no posts about projects";
  return `Nothing can be written yet: ${asking === 1 ? "1 community needs" : `${asking} communities need`} an answer from you first${others}.`;
}

export function wordRefusal({ subreddit, refusal }: Refused): string {
  if (refusal.is === "closed") return CLOSED[refusal.reason](`r/${subreddit.name}`);
  const missing = `${countMissing(refusal.questions.length)} missing for a good post here.`;
  if (!refusal.isOffSubject) return missing;
  return `${missing} Nothing you've answered so far is about what people discuss in r/${subreddit.name}.`;
}

function nameOf({ id, name }: Refused["subreddit"]) {
  return { subredditId: id, fullName: `r/${name}` };
}

const CLOSED: Record<ClosedReason, (name: string) => string> = {
  "comments-only": (name) =>
    `Take part in ${name} by comments. Posts about your own project are removed there.`,
  "no-place": (name) => `${name} is not a place for projects.`,
  "off-subject": (name) => `Nothing in your answers is about what people talk about in ${name}.`,
  "other-language": (name) => `We don't write posts in the language of ${name}.`,
};

/** The most posts that a project can have ahead of it. */
export const PENDING_CAP = 5;

type Where = { userId: UserId; projectId: ProjectId; now: Date };

/**
 * How many more posts can be written for a project: at least one, or it says why there can be none.
 * Only what a transaction that holds the user's row reads is still true when it writes.
 */
async function requireRoom(db: Db, plan: Plan, where: Where): Promise<number> {
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

/** Nobody waits for a model in vain. What the engine writes is written where there is room, or not at all. */
export async function requireRoomForModel(
  { database, llm, clock }: Pick<ServiceDeps, "database" | "llm" | "clock">,
  plan: Plan,
  { userId, projectId }: Omit<Where, "now">,
): Promise<number> {
  if (!llm.isConfigured) return PENDING_CAP;
  return requireRoom(database.db, plan, { userId, projectId, now: clock() });
}

/** For words that nobody has to write: no quota counts them. */
export async function requireRoomInProject(db: Db, projectId: ProjectId): Promise<void> {
  const { refusal } = await readRoomInProject(db, projectId);
  if (refusal) throw refusal;
}

async function readRoomInProject(db: Db, projectId: ProjectId) {
  const pending = await countPending(db, projectId);
  if (pending < PENDING_CAP) return { room: PENDING_CAP - pending, refusal: null };
  const refusal = new ServiceError(
    "PLAN_LIMIT",
    `Maximum ${PENDING_CAP} pending posts. Post or delete some first.`,
    { pending, cap: PENDING_CAP },
  );
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
    `You have used all ${limit} AI posts this month. ${sayQuotaReset(resetsAt, timezone)}`,
    { used, limit, resetsAt: resetsAt.toISOString() },
  );
}

/** Also where it was written and deleted, or written while the account had a plan. */
function freeDraftUsed(used: number, limit: number): ServiceError {
  return new ServiceError(
    "PREMIUM_REQUIRED",
    "You have had your free draft. More posts are only available for premium users.",
    { feature: "contentRoadmap", used, limit },
  );
}
