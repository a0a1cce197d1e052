import type { GeneratedPost } from "#contract/post.ts";
import type { PerformanceUpdate } from "#contract/posts/post-requests.ts";
import { type NewPost, type PostRow, updatePost } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { noteRemoval } from "#server/services/webhooks/note-events.ts";
import { readPost, requireLockedPost } from "./reading/require-post.ts";
import { isSettled } from "#engine/results/measured-post.ts";
import {
  placeOf,
  readPermalink,
  refuseOtherPostAt,
  confirmPermalink,
} from "./reading/permalink.ts";
import { readMoment } from "./reading/to-past-post.ts";
import { noteDone } from "#server/services/tasks/tick-task.ts";

export async function updatePerformance(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  update: PerformanceUpdate,
): Promise<GeneratedPost> {
  await confirmPermalink(deps, scope, postId, update.permalink);
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status !== "posted") {
      throw new ServiceError("CONFLICT", "Mark the post as posted first.");
    }
    const moment = readMoment(deps);
    const { now } = moment;
    const changes = {
      ...readOutcome(post, update),
      ...readCounts(post, update, now),
      updatedAt: now,
    };
    await refuseOtherPostAt(tx, post, changes.permalink ?? null);
    await updatePost(tx, scope.userId, postId, changes);
    await noteRemoval(deps, tx, post, changes.outcome);
    const counted = await readPost(tx, scope, postId, moment);
    if (isCounted(counted)) {
      await noteDone(tx, scope.userId, { kind: "result", about: postId }, now);
    }
    return counted;
  });
}

/** A reason for the removal belongs to a removed post only. */
function readOutcome(post: PostRow, update: PerformanceUpdate): Partial<NewPost> {
  const { permalink } = update;
  const outcome = update.outcome ?? post.outcome;
  const reason = update.removedReason === undefined ? post.removedReason : update.removedReason;
  return {
    outcome,
    removedReason: outcome === "removed" ? reason || null : null,
    ...(permalink !== undefined && readAddress(post, permalink)),
  };
}

/** At another address nobody has looked yet. */
function readAddress(post: PostRow, typed: string | null): Partial<NewPost> {
  const permalink = typed && readPermalink(typed, placeOf(post)).address;
  return { permalink, ...(permalink !== post.permalink && { watchedAt: null }) };
}

/** What was typed last counts, until Foothold reads newer numbers; one alone leaves the other as old as it is. */
function readCounts(
  post: PostRow,
  { upvotes, comments }: PerformanceUpdate,
  now: Date,
): Partial<NewPost> {
  if (upvotes === undefined && comments === undefined) return {};
  const isOtherKept =
    (upvotes === undefined && post.upvotes !== null) ||
    (comments === undefined && post.comments !== null);
  return {
    ...(upvotes !== undefined && { upvotes }),
    ...(comments !== undefined && { comments }),
    countedAt: isOtherKept ? post.countedAt : now,
    countedBy: "user",
  };
}

function isCounted({ performance, postedAt, createdAt }: GeneratedPost): boolean {
  const { upvotes = null, comments = null, countedAt = null } = performance ?? {};
  if (upvotes === null || comments === null || countedAt === null) return false;
  return isSettled(new Date(postedAt ?? createdAt), new Date(countedAt));
}
