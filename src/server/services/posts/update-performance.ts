import type { GeneratedPost, PerformanceUpdate } from "#contract/post.ts";
import { type NewPost, type PostRow, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteDone } from "../today/note-done.ts";
import { readPermalink } from "./read-permalink.ts";
import { readPost, requireLockedPost } from "./require-post.ts";

export function updatePerformance(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  update: PerformanceUpdate,
): Promise<GeneratedPost> {
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status !== "posted") {
      throw new ServiceError("CONFLICT", "Mark the post as posted first.");
    }
    const now = deps.clock();
    const changes = { ...readOutcome(post, update), updatedAt: now };
    await updatePost(tx, scope.userId, postId, changes);
    const counted = await readPost(tx, scope, postId, now);
    const { upvotes = null, comments = null } = counted.performance ?? {};
    if (upvotes !== null && comments !== null) {
      await noteDone(tx, scope.userId, { kind: "result", about: postId }, now);
    }
    return counted;
  });
}

/** A reason for the removal belongs to a removed post only. */
function readOutcome(post: PostRow, update: PerformanceUpdate): Partial<NewPost> {
  const { upvotes, comments, permalink } = update;
  const outcome = update.outcome ?? post.outcome;
  const reason = update.removedReason === undefined ? post.removedReason : update.removedReason;
  return {
    outcome,
    removedReason: outcome === "removed" ? reason || null : null,
    ...(upvotes !== undefined && { upvotes }),
    ...(comments !== undefined && { comments }),
    ...(permalink !== undefined && {
      permalink: permalink && readPermalink(permalink, post.subredditId),
    }),
  };
}
