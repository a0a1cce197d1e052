import type { GeneratedPost, MarkPostedRequest } from "#contract/post.ts";
import { countBlanks } from "#engine/posts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { type PostRow, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteDone } from "../today/note-done.ts";
import { readPermalink } from "./read-permalink.ts";
import { readPost, requireLockedPost } from "./require-post.ts";

/** Twice does no harm; the second time may bring the address. */
export function markPosted(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { permalink, isBlankConfirmed }: NonNullable<MarkPostedRequest> = {},
): Promise<GeneratedPost> {
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const address = permalink ? readPermalink(permalink, post.subredditId) : post.permalink;
    if (post.status !== "posted" && !isBlankConfirmed) refuseOpenBlanks(post);
    const now = deps.clock();
    await updatePost(tx, scope.userId, postId, {
      status: "posted",
      postedAt: post.postedAt ?? now,
      permalink: address,
      updatedAt: now,
    });
    await noteDone(tx, scope.userId, { kind: "post", about: postId }, now);
    return readPost(tx, scope, postId, now);
  });
}

function refuseOpenBlanks(post: PostRow): void {
  const blanks = countBlanks(unwrapContent(post));
  if (blanks === 0) return;
  const count = blanks === 1 ? "1 blank" : `${blanks} blanks`;
  throw new ServiceError(
    "CONFLICT",
    `This post still has ${count} to fill in. Fill in what is missing, or confirm that you posted it as it is.`,
    { blanks },
  );
}
