import { findPostId } from "#engine/outcomes/read-post-address.ts";
import type { Watch } from "#engine/outcomes/removal-check.ts";
import type { PostRow } from "#server/db/posts-repository.ts";

/** null where only the user can look: without Reddit, without an address that names the post, at a comment. */
export function findWatch(
  { permalink, postType, watchedAt }: Pick<PostRow, "permalink" | "postType" | "watchedAt">,
  isWatching: boolean,
): Watch | null {
  if (!isWatching || postType === "thread-comment" || findPostId(permalink) === null) return null;
  return { askedAt: watchedAt };
}
