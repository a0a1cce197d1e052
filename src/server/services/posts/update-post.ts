import type { GeneratedPost } from "#contract/post.ts";
import type { PostChanges } from "#contract/posts/post-requests.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { followRemarks } from "#engine/drafts/follow-places.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import {
  type NewPost,
  type PostRow,
  updatePost as updateRow,
} from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan, premiumRequired } from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readPost, requireLockedPost, alreadyMade, readMoment } from "./reading/read-post.ts";
import type { Db } from "#server/db/database.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { askFirst } from "#server/services/budget/read-budgets.ts";
import { requireFuture, readSurroundings } from "./schedule-post.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { noteDone } from "#server/services/tasks/tasks.ts";

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
