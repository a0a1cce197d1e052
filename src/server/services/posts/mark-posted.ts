import type { GeneratedPost, MarkPostedRequest } from "#contract/post.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { type PostRow, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteDone } from "../today/note-done.ts";
import { confirmPermalink } from "./confirm-permalink.ts";
import { refuseOtherPostAt } from "./find-same-address.ts";
import { readMoment } from "./post-moment.ts";
import { predictRisk } from "./predict-risk.ts";
import { placeOf, readPermalink } from "./read-permalink.ts";
import { readPost, requireLockedPost } from "./require-post.ts";

/** Twice does no harm; the second time may bring the address. */
export async function markPosted(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { permalink, isBlankConfirmed }: NonNullable<MarkPostedRequest> = {},
): Promise<GeneratedPost> {
  await confirmPermalink(deps, scope, postId, permalink);
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const address = permalink ? readPermalink(permalink, placeOf(post)).address : post.permalink;
    await refuseOtherPostAt(tx, post, address);
    if (post.status !== "posted" && !isBlankConfirmed) refuseOpenBlanks(post);
    const moment = readMoment(deps);
    const { now } = moment;
    // Once: what was predicted must not follow from what happened since.
    const predicted = post.status === "posted" ? {} : await predictRisk(deps, tx, post, now);
    await updatePost(tx, scope.userId, postId, {
      ...predicted,
      status: "posted",
      postedAt: post.postedAt ?? now,
      permalink: address,
      ...(address !== post.permalink && { watchedAt: null }),
      updatedAt: now,
    });
    await noteDone(tx, scope.userId, { kind: "post", about: postId }, now);
    return readPost(tx, scope, postId, moment);
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
