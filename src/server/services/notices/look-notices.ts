import { MINUTE_MS, DAY_MS } from "#engine/clock/time-units.ts";
import { listMadePosts, findMadePost } from "#server/db/posts/made-posts-repository.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  lookDueAt,
  LOOK_STAGES,
  findDueLook,
  type LookStage,
  findLastClear,
} from "#engine/outcomes/look.ts";
import { findWatch } from "#server/services/posts/reading/read-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import { endReminder } from "./unsubscribe.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import { composeRemovalFound } from "#engine/notices/compose-removal-found.ts";
import { isRemoval } from "#engine/outcomes/removal.ts";
import { listLooks } from "#server/db/posts/posts-repository.ts";
import type { ComposedNotice, NoticeDeps } from "./notice.ts";

/** Looks whose time has just come. What the server slept through for longer is not told any more. */
export async function decideLooks({
  database: { db },
  reddit,
  clock,
}: Pick<ServiceDeps, "database" | "reddit" | "clock">): Promise<void> {
  const now = clock();
  for (const stage of LOOK_STAGES) {
    const waitMs = lookDueAt(new Date(0), stage).getTime();
    const until = new Date(now.getTime() - waitMs);
    const made = await listMadePosts(db, {
      after: new Date(until.getTime() - LOOK_PATIENCE_MS[stage]),
      until,
    });
    const due = made.filter((post) => {
      const watch = findWatch(post, reddit.isConfigured);
      return findDueLook({ ...post, watch }, now) === stage;
    });
    const rows = due.map(({ userId, postId }) => ({
      userId,
      kind: "removal-check" as const,
      about: nameLook(postId, stage),
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}

/** How late a reminder still helps. The first look is about the first minutes. */
export const LOOK_PATIENCE_MS: Record<LookStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": 180 * MINUTE_MS,
  "72-hours": 180 * MINUTE_MS,
};

/** What a reminder is about: this look at this post. */
export function nameLook(postId: string, stage: LookStage): string {
  return `${postId} ${stage}`;
}

export function readLookName(name: string): { postId: string; stage: LookStage | undefined } {
  const [postId = "", text] = name.split(" ");
  return { postId, stage: LOOK_STAGES.find((stage) => stage === text) };
}

/** Longer than any mail server is down; after that the page tells. */
const FOUND_STALE_MS = 3 * DAY_MS;

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
  if (!isRemoval(sighting) || deps.clock().getTime() - checkedAt.getTime() > FOUND_STALE_MS)
    return null;
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
