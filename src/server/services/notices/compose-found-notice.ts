import { composeRemovalFound } from "#engine/notices/compose-removal-found.ts";
import { findLastClear } from "#engine/outcomes/look.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { findMadePost } from "#server/db/posts/made-posts-repository.ts";
import { listLooks } from "#server/db/posts/looks-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import type { ComposedNotice, NoticeDeps } from "./notice.ts";
import { endReminder } from "./unsubscribe.ts";
import { readLookName } from "./decide-looks.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";

/** Longer than any mail server is down; after that the page tells. */
const STALE_MS = 3 * DAY_MS;

/** Nothing is told that the user has seen for themselves, or that is not true any more. */
export async function composeFoundNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { db } = deps.database;
  const { postId, stage } = readLookName(about);
  if (!stage || user.reminders === "off") return null;
  const post = await findMadePost(db, user.id, postId);
  const last = post && findLastClear(await listLooks(db, postId));
  if (!post?.permalink || !last || last.stage !== stage || last.by !== "reddit") return null;
  const { sighting, checkedAt } = last;
  if (!isRemoval(sighting) || deps.clock().getTime() - checkedAt.getTime() > STALE_MS) return null;
  return composeRemovalFound({
    stage,
    sighting,
    lookedAt: checkedAt,
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    permalink: post.permalink,
    url: postAddress(deps, post),
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}
