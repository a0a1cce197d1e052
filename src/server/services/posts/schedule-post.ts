import type { GeneratedPost, ScheduleRequest } from "#contract/post.ts";
import { updatePost } from "#server/db/posts-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { askFirst } from "../budget/ask-first.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { found } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findSlot } from "./find-slot.ts";
import { readMoment } from "./post-moment.ts";
import { readSurroundings } from "./read-surroundings.ts";
import { requireFuture } from "./require-future.ts";
import { readPost, requireLockedPost } from "./require-post.ts";

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
    const user = found(await findUserById(tx, scope.userId));
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
