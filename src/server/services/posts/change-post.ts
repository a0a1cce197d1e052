import { readFormat } from "#engine/writer/plan/shape.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { PostChanges, ScheduleRequest } from "#contract/posts/post-requests.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { followRemarks } from "#engine/drafts/follow-places.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import {
  insertPost,
  listPostTexts,
  type NewPost,
  type PostRow,
  updatePost as updateRow,
} from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import {
  currentPlan,
  premiumRequired,
  requireFeature,
} from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readPost, requireLockedPost, alreadyMade, readMoment } from "./reading/read-post.ts";
import type { Db } from "#server/db/database.ts";
import { findUserById, type UserRow } from "#server/db/accounts/users-repository.ts";
import { askFirst } from "#server/services/budget/budgets.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { noteDone } from "#server/services/tasks/tasks.ts";
import type { AdaptRequest } from "#contract/writing.ts";
import { finishPost } from "#engine/posts/finish-post.ts";
import { type KnownSubreddit, findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject, found } from "#server/services/projects/require-project.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { generatePost } from "./generate-post.ts";
import { MOST_SIBLINGS } from "./drafting/look-ahead.ts";
import { composeForModel } from "#server/services/model-writing/draft-with-model.ts";
import { findSlot } from "./drafting/place-post.ts";
import { buildBrief, isOwnWords } from "./drafting/build-brief.ts";
import { keepWords } from "./create-post.ts";
import { predictOutcome } from "./predict-outcome.ts";
import { chargeQuota } from "./drafting/charge-quota.ts";
import { requireRoomInProject } from "./drafting/read-quota-and-cap.ts";
import { TIME_HAS_PASSED } from "#engine/slots/judge-move.ts";
import { findProject } from "#server/db/projects/projects-repository.ts";
import { readHistory } from "#server/services/budget/read-history.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";

export async function updatePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  changes: PostChanges,
): Promise<GeneratedPost> {
  const { features } = await currentPlan(deps, scope);
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status === "posted") throw alreadyMade();
    const now = deps.clock();
    const time = changeTime(post, changes.scheduledFor, now);
    // One's own words can be changed without a plan; a new time is scheduling.
    if (time.scheduledFor && !features.contentRoadmap) throw premiumRequired("contentRoadmap");
    const text = changeText(post, changes);
    if (time.scheduledFor && !changes.isOverBudgetConfirmed) {
      await askAboutTime(tx, scope, { ...post, ...text }, time.scheduledFor, now);
    }
    await updateRow(tx, scope.userId, postId, {
      ...text,
      ...(await noteFirstScore(deps, tx, post, text, now)),
      faults: followRemarks(post.faults, unwrapContent(post), text),
      ...time,
      ...changeOrigin(changes),
      updatedAt: now,
    });
    if (countBlanks(unwrapContent(post)) > 0 && countBlanks(text) === 0) {
      await noteDone(tx, scope.userId, { kind: "blanks", about: postId }, now);
    }
    return readPost(tx, scope, postId, readMoment(deps));
  });
}

/** Once, with the words that are about to go: what a receipt shows the last ones beside. */
async function noteFirstScore(
  deps: ServiceDeps,
  tx: Db,
  post: PostRow,
  text: Draft,
  now: Date,
): Promise<Partial<NewPost>> {
  const before = unwrapContent(post);
  const isSame = before.title === text.title && before.content === text.content;
  if (isSame || post.firstScore !== null) return {};
  return { firstScore: (await predictOutcome(deps, tx, post, now)).predictedScore };
}

/** From here on stored as it was shown: a title inside wrapped content would win over a new one. */
function changeText(post: PostRow, { title, content, editSection, flair }: PostChanges): Draft {
  return {
    flair: post.flair,
    ...unwrapContent(post),
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(editSection !== undefined && { editSection: editSection?.trim() ? editSection : null }),
    ...(flair !== undefined && { flair: flair || null }),
  };
}

/** What another draft of it brought along. */
function changeOrigin({ postType, titles, shape, rulesRead }: PostChanges): Partial<NewPost> {
  return {
    ...(postType && { postType }),
    ...(titles && { titles }),
    ...(shape !== undefined && { shape }),
    ...(rulesRead && { rulesRead }),
  };
}

/** Without a time it is a draft. The time it has may have passed by now; only a new one may not. */
function changeTime(
  post: PostRow,
  scheduledFor: Date | null | undefined,
  now: Date,
): Partial<NewPost> {
  if (scheduledFor === undefined) return {};
  if (scheduledFor === null) return { status: "draft", scheduledFor, slotReason: null };
  const isSame = post.scheduledFor?.getTime() === scheduledFor.getTime();
  if (isSame && post.status === "scheduled") return {};
  requireFuture(scheduledFor, now);
  return { status: "scheduled", scheduledFor, slotReason: null };
}

/** With the words that the post, which is locked, is about to have. */
async function askAboutTime(
  tx: Db,
  { userId }: Scope,
  post: PostRow,
  at: Date,
  now: Date,
): Promise<void> {
  const user = requireUser(await findUserById(tx, userId));
  askFirst({ ...(await readSurroundings(tx, user, post, now)), at });
}

/** A post of the same type for another community, or one's own words fitted to its rules. */
export async function adaptPost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { subredditId }: AdaptRequest,
): Promise<GeneratedPost> {
  const post = await readPost(deps.database.db, scope, postId, readMoment(deps));
  if (post.subredditId === subredditId) {
    throw new ServiceError(
      "CONFLICT",
      `This post is for ${post.subreddit.fullName} already. Choose another community.`,
    );
  }
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  if (isOwnWords(post)) return adaptWords(deps, scope, post, subreddit);
  const { projectId } = post;
  const wishes = await findType(deps, scope, post, subreddit);
  return generatePost(deps, scope, { projectId, subredditId, ...wishes });
}

/** The same type where the community takes it, and the founder told enough for it. */
async function findType(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, postType }: GeneratedPost,
  subreddit: KnownSubreddit,
): Promise<Pick<GeneratedPost, "postType"> | undefined> {
  const { db } = deps.database;
  const project = await requireProject(deps, scope, projectId);
  const siblings = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const brief = buildBrief(deps, project, subreddit, { postType }, siblings);
  const composition = await (deps.llm.isConfigured
    ? composeForModel(deps, brief)
    : deps.composer.run("compose", brief));
  return composition.is === "post" ? { postType } : undefined;
}

async function adaptWords(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, title, content, editSection, postType, by }: GeneratedPost,
  subreddit: KnownSubreddit,
): Promise<GeneratedPost> {
  await requireFeature(deps, scope, "contentRoadmap");
  const words = { title, content, editSection, flair: null };
  const { draft } = finishPost(words, buildPolicy(subreddit), postType);
  const notice = `Your own words, fitted to the rules of r/${subreddit.name}. Change the title and the opening: the same text in two places looks like spam.`;
  const own = { draft, postType, by, titles: [draft.title], shape: null, notice };
  return keepWords(deps, scope, projectId, subreddit, own);
}

/** The same words once more, for the founder to change and to plan. */
export async function duplicatePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
): Promise<GeneratedPost> {
  await readPost(deps.database.db, scope, postId, readMoment(deps));
  await requireFeature(deps, scope, "contentRoadmap");
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const post = await requireLockedPost(tx, scope, postId);
    await requireRoomInProject(tx, post.projectId);
    const { userId, projectId, subredditId, flair, postType, by, titles, faults, shape } = post;
    const origin = { userId, projectId, subredditId, flair, postType, by, titles, faults, shape };
    const copy = await insertPost(tx, {
      ...origin,
      ...unwrapContent(post),
      status: "draft",
      createdAt: moment.now,
      updatedAt: moment.now,
    });
    await chargeQuota(tx, { userId, now: moment.now }, "copied");
    return readPost(tx, scope, copy.id, moment);
  });
}

/** At the time given, or in the next good slot; over budget it asks first. */
export async function schedulePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { scheduledFor: wanted, isOverBudgetConfirmed }: NonNullable<ScheduleRequest> = {},
): Promise<GeneratedPost> {
  await requireOwnPost(deps, scope, postId);
  await requireFeature(deps, scope, "contentRoadmap");
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock();
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status === "posted") {
      throw new ServiceError("CONFLICT", "You've already posted this.");
    }
    if (wanted) requireFuture(wanted, now);
    const user = requireUser(await findUserById(tx, scope.userId));
    const surroundings = await readSurroundings(tx, user, post, now);
    const slot = wanted ? { at: wanted, reason: null } : findSlot(surroundings);
    if (!isOverBudgetConfirmed) askFirst({ ...surroundings, at: slot.at });
    await updateRow(tx, scope.userId, postId, {
      status: "scheduled",
      scheduledFor: slot.at,
      slotReason: slot.reason,
      updatedAt: now,
    });
    return readPost(tx, scope, postId, readMoment(deps));
  });
}

/** Whose post it is comes before what their plan allows: a stranger learns nothing from it. */
async function requireOwnPost(deps: ServiceDeps, scope: Scope, postId: string): Promise<void> {
  await readPost(deps.database.db, scope, postId, readMoment(deps));
}

export function requireFuture(time: Date, now: Date): void {
  if (time > now) return;
  throw wrongField("scheduledFor", TIME_HAS_PASSED);
}

/** What the time of a post depends on: its words, its community, and all else that the user wrote. */
export async function readSurroundings(tx: Db, user: UserRow, post: PostRow, now: Date) {
  const { subredditId, postType } = post;
  const { posts, comments } = await readHistory(tx, user.id, now);
  const stored = (await findStoredFor(tx, user.id, [subredditId])).get(subredditId);
  return {
    postId: post.id,
    draft: { ...unwrapContent(post), flair: post.flair },
    postType,
    form: readFormat(post.shape),
    isMoved: post.status === "scheduled",
    policy: stored ? buildPolicy(stored) : unknownPolicy(subredditId),
    activity: stored?.facts.activity ?? null,
    project: found(await findProject(tx, user.id, post.projectId)),
    user,
    history: { posts: posts.filter(({ id }) => id !== post.id), comments },
    now,
  };
}
