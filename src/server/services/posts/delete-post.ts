import {
  lockPost,
  updatePost,
  deletePostsDeletedBefore,
} from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { postNotFound, readPost, readMoment } from "./reading/read-post.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { chargeQuota } from "./drafting/charge-quota.ts";
import { requireRoomInProject } from "./drafting/read-quota-and-cap.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { keepCounts } from "#server/services/budget/read-history.ts";

/** It can be restored for a day; safe to repeat. */
export function deletePost(deps: ServiceDeps, { userId }: Scope, postId: string): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, userId, postId);
    if (!post) throw postNotFound();
    if (!post.deletedAt) await updatePost(tx, userId, postId, { deletedAt: deps.clock() });
  });
}

/** It needs a place among the pending posts, as when it was written. */
export function restorePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
): Promise<GeneratedPost> {
  const { userId } = scope;
  return deps.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, userId, postId);
    if (!post) throw postNotFound();
    if (post.deletedAt) {
      if (post.deletedAt < restorableSince(deps.clock())) throw postNotFound();
      if (post.status !== "posted") await requireRoomInProject(tx, post.projectId);
      await updatePost(tx, userId, postId, { deletedAt: null });
      await chargeQuota(tx, { userId, now: deps.clock() }, "restored");
    }
    return readPost(tx, scope, postId, readMoment(deps));
  });
}

/** What was deleted before that is gone for good. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Their words go for good. */
export function purgeDeletedPosts({
  database,
  clock,
}: Pick<ServiceDeps, "database" | "clock">): Promise<void> {
  return database.unhurried.transaction(async (tx) => {
    const now = clock();
    await keepCounts(tx, await deletePostsDeletedBefore(tx, restorableSince(now)), now);
  });
}
