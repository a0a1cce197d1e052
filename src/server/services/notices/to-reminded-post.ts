import type { RemindedPost } from "#engine/mail/reminded-post.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { PlannedPost } from "#server/db/planned-posts-repository.ts";
import { postAddress } from "../posts/post-address.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function toRemindedPost(
  deps: Pick<ServiceDeps, "appUrl">,
  post: PlannedPost,
  at: Date,
): RemindedPost {
  const texts = unwrapContent(post);
  return {
    title: texts.title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    at,
    blanks: countBlanks(texts),
    url: postAddress(deps, post),
  };
}
