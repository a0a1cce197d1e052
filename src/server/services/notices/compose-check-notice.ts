import { composeRemovalCheck } from "#engine/mail/compose-removal-check.ts";
import { checkDueAt, findDueCheck } from "#engine/outcomes/removal-check.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { findMadePost } from "#server/db/made-posts-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { findWatch } from "../posts/find-watch.ts";
import { postAddress } from "../posts/post-address.ts";
import { CHECK_PATIENCE_MS } from "./check-patience.ts";
import { readCheckName } from "./check-name.ts";
import type { ComposedNotice, NoticeDeps } from "./compose-notice.ts";
import { endReminder } from "./unsubscribe.ts";

/** The mail server may have been down for a while; after that the look is asked for on the page only. */
const DELAY_MS = 3 * 3_600_000;

export async function composeCheckNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { postId, stage } = readCheckName(about);
  if (!stage || user.reminders !== "at-slot-time") return null;
  const now = deps.clock();
  const post = await findMadePost(deps.database.db, user.id, postId);
  if (!post?.postedAt) return null;
  const { postedAt, done, permalink } = post;
  const watch = findWatch(post, deps.reddit.isConfigured);
  if (findDueCheck({ postedAt, done, watch }, now) !== stage) return null;
  const lateMs = now.getTime() - checkDueAt(postedAt, stage).getTime();
  if (lateMs > CHECK_PATIENCE_MS[stage] + DELAY_MS) return null;
  return composeRemovalCheck({
    stage,
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    postedAt,
    permalink,
    url: postAddress(deps, post),
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}
