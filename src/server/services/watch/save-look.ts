import { takesPlace } from "#engine/outcomes/judge-sighting.ts";
import { lookDueAt, type LookStage, type Sighting } from "#engine/outcomes/look.ts";
import type { Db } from "#server/db/database.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import { listLooks, upsertLook } from "#server/db/posts/looks-repository.ts";
import { lockPost, type PostRow, updatePost } from "#server/db/posts/posts-repository.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { noteRemoval } from "#server/services/webhooks/note-events.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import { nameLook } from "#server/services/notices/decide-looks.ts";
import { decideOutcome } from "#server/services/posts/record-look.ts";

export type WatchDeps = Pick<ServiceDeps, "database" | "reddit" | "mail" | "clock" | "appUrl">;

type Asked = { id: string; userId: UserId; stage: LookStage; redditId: string };
type Seen = { sighting: Sighting; upvotes: number; comments: number };

/** null is 'can't tell': only that Reddit was asked is noted, so that the user is asked instead. */
export async function saveLook(deps: WatchDeps, asked: Asked, seen: Seen | null): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, asked.userId, asked.id);
    if (!post?.postedAt || !isStillAsked(post, post.postedAt, asked)) return;
    const now = deps.clock();
    const outcome = seen ? await keepSighting(tx, post, asked.stage, seen.sighting, now) : {};
    await updatePost(tx, post.userId, post.id, {
      ...outcome,
      ...(seen && readCounts(seen, now)),
      watchedAt: now,
      ...(seen && { updatedAt: now }),
    });
    const isNews = outcome.outcome === "removed" && post.outcome !== "removed";
    if (isNews && deps.mail.kind !== "none") await announce(tx, post, asked.stage, now);
    await noteRemoval(deps, tx, post, outcome.outcome);
  });
}

/** Meanwhile it may have been deleted, moved to another address, or looked at by another server. */
function isStillAsked(post: PostRow, postedAt: Date, { stage, redditId }: Asked): boolean {
  if (post.deletedAt || post.status !== "posted") return false;
  if (findPostId(post.permalink) !== redditId) return false;
  return post.watchedAt === null || post.watchedAt < lookDueAt(postedAt, stage);
}

async function keepSighting(
  tx: Db,
  post: PostRow,
  stage: LookStage,
  sighting: Sighting,
  now: Date,
): Promise<Partial<Pick<PostRow, "outcome" | "removedReason">>> {
  const known = await listLooks(tx, post.id);
  if (!post.postedAt || !takesPlace({ stage, sighting }, known, post.postedAt)) return {};
  const look = { postId: post.id, userId: post.userId, stage, sighting };
  await upsertLook(tx, { ...look, checkedAt: now, by: "reddit" });
  const replaced = known.find((each) => each.stage === stage)?.sighting ?? null;
  return decideOutcome(post, await listLooks(tx, post.id), replaced);
}

/** The newest numbers win, whoever told the ones before; of a deleted post Reddit keeps none. */
function readCounts({ sighting, upvotes, comments }: Seen, now: Date): Partial<PostRow> {
  if (sighting === "deleted-by-author") return {};
  return { upvotes, comments, countedAt: now, countedBy: "reddit" };
}

async function announce(tx: Db, post: PostRow, stage: LookStage, now: Date): Promise<void> {
  const about = nameLook(post.id, stage);
  await insertNotices(tx, [{ userId: post.userId, kind: "removal-found", about, createdAt: now }]);
}
