import type { GeneratedPost } from "#contract/post.ts";
import type { Db } from "#server/db/database.ts";
import { type PostRow, updatePost } from "#server/db/posts-repository.ts";
import { findProject } from "#server/db/projects-repository.ts";
import { findStored } from "#server/db/subreddits-repository.ts";
import { lockUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { found } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findSlot, listTakenSlots } from "./find-slot.ts";
import { readMoment } from "./post-moment.ts";
import { requireFuture } from "./require-future.ts";
import { postNotFound, readPost, requireLockedPost } from "./require-post.ts";

/** At the time given, or in the next good slot. */
export async function schedulePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  wanted: Date | undefined,
): Promise<GeneratedPost> {
  await requireOwnPost(deps, scope, postId);
  await requireFeature(deps, scope, "contentRoadmap");
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock();
    const user = await lockUser(tx, scope.userId);
    const post = await requireLockedPost(tx, scope, postId);
    if (!user) throw postNotFound();
    if (post.status === "posted") {
      throw new ServiceError("CONFLICT", "This post was made already.");
    }
    if (wanted) requireFuture(wanted, now);
    const slot = wanted ? { at: wanted, reason: null } : await suggestSlot(tx, user, post, now);
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

async function suggestSlot(
  tx: Db,
  user: UserRow,
  post: PostRow,
  now: Date,
): Promise<{ at: Date; reason: string }> {
  const project = found(await findProject(tx, user.id, post.projectId));
  const { subredditId } = post;
  const stored = (await findStored(tx, [subredditId])).get(subredditId);
  const taken = await listTakenSlots(tx, user, now);
  return findSlot({
    draft: post,
    subredditId,
    facts: stored?.facts ?? null,
    project,
    user,
    taken: taken.filter(({ id }) => id !== post.id),
    now,
  });
}
