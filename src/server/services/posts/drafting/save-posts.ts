import { CAP_REACHED, PENDING_CAP } from "#engine/posts/pending-cap.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Plan } from "#engine/billing/plans.ts";
import type { PromisedPosts } from "#engine/writer/project/promised-posts.ts";
import {
  addToQuota,
  readQuotaInAll,
  readQuotaUse,
} from "#server/db/posts/post-quotas-repository.ts";
import { countPending } from "#server/db/posts/posts-repository.ts";
import {
  lockProject,
  type ProjectRow,
  updateProject,
} from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById, lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, ProjectId, UserId } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Commission } from "./ask-for-drafts.ts";
import { buildBrief, findPlanned } from "./build-brief.ts";
import { hashStanding, lookAhead, planFor, readStanding, type Standing } from "./look-ahead.ts";
import { placePost, settleComposed, type SettledPost, settlePost } from "./place-post.ts";
import type { Refused } from "./refusals.ts";
import { quotaMonth, quotaResetsAt, sayQuotaReset } from "#engine/billing/quota-month.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readMoment } from "../reading/read-post.ts";
import type { Db } from "#server/db/database.ts";

/** A post that only has to be kept. */
export type Drafted = { subreddit: KnownSubreddit; settled: SettledPost };

/** What was written for the communities of a project, in this order; where it is nothing, why. */
export type Drafts = { drafted: Drafted[]; refused: Refused[]; promised: PromisedPosts };

/** Each time that something changed, somebody else was done with the same project: more than this is no accident. */
const MOST_TRIES = 8;

/**
 * Has posts written and keeps as many as there is room for, and charges those. The writing takes its time
 * before anything is locked. If what it rests on has changed by then, it is written again; what a language
 * model drafted meanwhile for a place that is gone is thrown away, and costs nothing.
 */
export function savePosts(
  deps: ServiceDeps,
  scope: Scope,
  plan: Plan,
  { project: known, most }: { project: ProjectRow; most: number },
  write: (standing: Standing) => Promise<Drafts>,
): Promise<{ saved: GeneratedPost[]; refused: Refused[] }> {
  return inTurn(scope.userId, async (hasWaited) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const isKnown = tries === 0 && !hasWaited;
      const project = isKnown ? known : await requireProject(deps, scope, known.id);
      const now = deps.clock();
      const where = { userId: scope.userId, projectId: project.id, now };
      const requireRoomNow = () => requireRoom(deps.database.db, plan, where);
      if (!isKnown) await requireRoomNow();
      const standing = await readStanding(deps.database.db, project, now);
      const { drafted, refused, promised } = await write(standing);
      // That there is no room is said first, whatever else is missing.
      if (drafted.length === 0) {
        await requireRoomNow();
        return { saved: [], refused };
      }
      const saved = await keepPosts(deps, scope, plan, { standing, drafted, promised, most });
      if (saved) return { saved, refused };
    }
    throw new ServiceError(
      "CONFLICT",
      "The project changed while we were writing. Please try again.",
      { is: "changed" },
    );
  });
}

const lines = new Map<UserId, Promise<unknown>>();

/** Of what one user wants at once, each would only undo what the others rest on; other servers are met by trying again. */
function inTurn<T>(userId: UserId, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const before = lines.get(userId);
  const mine = (before ?? Promise.resolve()).then(() => work(before !== undefined));
  const done: Promise<unknown> = mine
    .catch(() => {})
    .then(() => lines.get(userId) === done && lines.delete(userId));
  lines.set(userId, done);
  return mine;
}

/** null where they were written from what is no longer so. */
function keepPosts(
  deps: ServiceDeps,
  { userId }: Scope,
  plan: Plan,
  {
    standing,
    drafted,
    promised,
    most,
  }: Omit<Drafts, "refused"> & {
    standing: Standing;
    most: number;
  },
): Promise<GeneratedPost[] | null> {
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    // One at a time for a user: cap, quota, slots and words all depend on the posts of the others.
    const user = requireUser(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, standing.project.id));
    const room = await requireRoom(tx, plan, { userId, projectId: project.id, now });
    const current = await readStanding(tx, project, now);
    if (hashStanding(current) !== hashStanding(standing)) return null;
    const { history } = current;
    const isPlanned = plan.features.contentRoadmap;
    const saved: GeneratedPost[] = [];
    for (const { subreddit, settled } of drafted.slice(0, Math.min(most, room))) {
      const policy = buildPolicy(subreddit);
      const place = { user, project, subreddit, policy, history, moment, isPlanned };
      saved.push(await placePost(tx, settled, place));
    }
    await updateProject(tx, userId, project.id, { promised });
    await addToQuota(tx, userId, quotaMonth(now), saved.length);
    return saved;
  });
}

/** Each as it is planned beside the others; what is wished otherwise knows the posts before it. */
export async function settleAll(
  deps: ServiceDeps,
  standing: Standing,
  commissions: readonly Commission[],
): Promise<Drafts> {
  const { project } = standing;
  const siblings = [...standing.siblings];
  const { planned, promised } = await lookAhead(
    deps,
    standing,
    commissions.map(({ subreddit }) => subreddit),
  );
  const drafted: Drafted[] = [];
  const refused: Refused[] = [];
  for (const { subreddit, wishes, answer } of commissions) {
    const brief = buildBrief(deps, project, subreddit, wishes, [...siblings]);
    const composition =
      findPlanned(brief, planned.get(subreddit.id)) ?? (await deps.composer.run("compose", brief));
    const settled = settlePost(brief, composition, answer);
    if ("is" in settled) refused.push({ subreddit, refusal: settled });
    else {
      drafted.push({ subreddit, settled });
      const { title, content } = settled.draft;
      siblings.unshift({ title, content, shape: settled.shape, fullName: `r/${subreddit.name}` });
    }
  }
  return { drafted, refused, promised };
}

/** What is planned for the communities together, as the engine writes it. */
export async function settlePlan(
  deps: ServiceDeps,
  standing: Standing,
  communities: readonly KnownSubreddit[],
): Promise<Drafts> {
  const { planned, promised } = await planFor(deps, standing, communities);
  const known = new Map(communities.map((subreddit) => [subreddit.id, subreddit]));
  const drafted = [...planned.values()].flatMap(({ id, post }): Drafted[] => {
    const subreddit = known.get(id);
    return subreddit && post ? [{ subreddit, settled: settleComposed(post) }] : [];
  });
  if (drafted.length > 0) return { drafted, refused: [], promised };
  // In the order in which the founder sees them.
  const refused = communities.flatMap((subreddit): Refused[] => {
    const alone = planned.get(subreddit.id)?.alone;
    return alone && alone.is !== "post" ? [{ subreddit, refusal: alone }] : [];
  });
  return { drafted, refused, promised };
}

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

/** Nobody waits for a model in vain. */
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

/** Also where it was written and deleted, or written while the account had a plan. */
function freeDraftUsed(used: number, limit: number): ServiceError {
  return new ServiceError(
    "PREMIUM_REQUIRED",
    "You have had your free draft. More posts are only available for premium users.",
    { feature: "contentRoadmap", used, limit },
  );
}
