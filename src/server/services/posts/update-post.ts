import type { GeneratedPost, PostChanges } from "#contract/post.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import {
  type NewPost,
  type PostRow,
  updatePost as updateRow,
} from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { premiumRequired } from "../billing/require-feature.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteDone } from "../today/note-done.ts";
import { askAboutTime } from "./ask-about-time.ts";
import { readMoment } from "./post-moment.ts";
import { readPost, requireLockedPost } from "./require-post.ts";
import { requireFuture } from "./require-future.ts";

export async function updatePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  changes: PostChanges,
): Promise<GeneratedPost> {
  const { features } = await currentPlan(deps, scope);
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status === "posted") {
      throw new ServiceError("CONFLICT", "This post was made already. It can't be changed here.");
    }
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
      ...time,
      ...(changes.rulesRead && { rulesRead: changes.rulesRead }),
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
