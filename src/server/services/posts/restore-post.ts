import type { GeneratedPost } from "#contract/post.ts";
import { lockPost, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireRoomInProject } from "./post-room.ts";
import { readMoment } from "./post-moment.ts";
import { postNotFound, readPost } from "./require-post.ts";
import { restorableSince } from "./restorable-since.ts";

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
    }
    return readPost(tx, scope, postId, readMoment(deps));
  });
}
