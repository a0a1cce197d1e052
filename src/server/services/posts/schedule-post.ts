import type { GeneratedPost } from "#contract/post.ts";
import type { ScheduleRequest } from "#contract/posts/post-requests.ts";
import { updatePost, type PostRow } from "#server/db/posts/posts-repository.ts";
import { findUserById, type UserRow } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError, wrongField } from "#server/service-error.ts";
import { askFirst } from "#server/services/budget/budgets.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findSlot } from "./drafting/place-post.ts";
import { readPost, requireLockedPost, readMoment } from "./reading/read-post.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { TIME_HAS_PASSED } from "#engine/slots/judge-move.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { Db } from "#server/db/database.ts";
import { findProject } from "#server/db/projects/projects-repository.ts";
import { findStoredFor } from "#server/db/subreddits/subreddits-repository.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { readHistory } from "#server/services/budget/read-history.ts";
import { found } from "#server/services/projects/require-project.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";

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
      throw new ServiceError("CONFLICT", "This post was made already.");
    }
    if (wanted) requireFuture(wanted, now);
    const user = requireUser(await findUserById(tx, scope.userId));
    const surroundings = await readSurroundings(tx, user, post, now);
    const slot = wanted ? { at: wanted, reason: null } : findSlot(surroundings);
    if (!isOverBudgetConfirmed) askFirst({ ...surroundings, at: slot.at });
    await updatePost(tx, scope.userId, postId, {
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
    isMoved: post.status === "scheduled",
    policy: stored ? buildPolicy(stored) : unknownPolicy(subredditId),
    activity: stored?.facts.activity ?? null,
    project: found(await findProject(tx, user.id, post.projectId)),
    user,
    history: { posts: posts.filter(({ id }) => id !== post.id), comments },
    now,
  };
}
