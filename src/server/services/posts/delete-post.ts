import { lockPost, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { postNotFound } from "./require-post.ts";

/** It can be restored for a day; twice does no harm. */
export function deletePost(deps: ServiceDeps, { userId }: Scope, postId: string): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, userId, postId);
    if (!post) throw postNotFound();
    if (!post.deletedAt) await updatePost(tx, userId, postId, { deletedAt: deps.clock() });
  });
}
