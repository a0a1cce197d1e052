import { composeRemovalFound } from "#engine/mail/compose-removal-found.ts";
import { findLastClear } from "#engine/outcomes/removal-check.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { findMadePost } from "#server/db/made-posts-repository.ts";
import { listChecks } from "#server/db/post-checks-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { postAddress } from "../posts/post-address.ts";
import { readCheckName } from "./check-name.ts";
import type { ComposedNotice, NoticeDeps } from "./compose-notice.ts";
import { endReminder } from "./unsubscribe.ts";

/** Longer than any mail server is down; after that the page tells. */
const STALE_MS = 3 * 24 * 3_600_000;

/** Nothing is told that the user has seen for themselves, or that is not true any more. */
export async function composeFoundNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { db } = deps.database;
  const { postId, stage } = readCheckName(about);
  if (!stage || user.reminders === "off") return null;
  const post = await findMadePost(db, user.id, postId);
  const last = post && findLastClear(await listChecks(db, postId));
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
