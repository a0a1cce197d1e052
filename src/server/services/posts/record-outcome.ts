import type { GeneratedPost } from "#contract/post.ts";
import type {
  MarkPostedRequest,
  LookRequest,
  PerformanceUpdate,
} from "#contract/posts/post-requests.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import {
  type PostRow,
  updatePost,
  type NewPost,
  listLooks,
  upsertLook,
} from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readPost, requireLockedPost, readMoment } from "./reading/read-post.ts";
import {
  placeOf,
  readPermalink,
  refuseOtherPostAt,
  confirmPermalink,
} from "./reading/permalink.ts";
import { predictOutcome } from "./predict-outcome.ts";
import { noteDone } from "#server/services/tasks/tasks.ts";
import { decideOutcome } from "#engine/outcomes/decide-outcome.ts";
import { canLook, chooseStage } from "#engine/outcomes/look.ts";
import { noteRemoval } from "#server/services/webhooks/decide-deliveries.ts";
import { isSettled } from "#engine/results/measured-post.ts";

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
    const predicted = post.status === "posted" ? {} : await predictOutcome(deps, tx, post, now);
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
    `This post still has ${count} to fill in. Fill in what's missing, or confirm that you posted it as it is.`,
    { blanks },
  );
}

/** Open to every plan: what became of one's own post is never held hostage. */
export function recordLook(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { sighting, stage: wanted }: LookRequest,
): Promise<GeneratedPost> {
  const { userId } = scope;
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const moment = readMoment(deps);
    const { now } = moment;
    const postedAt = requirePosted(post);
    const stage = wanted ?? chooseStage(postedAt, now);
    if (!canLook(postedAt, stage, now)) {
      throw new ServiceError("CONFLICT", `It's too early for this check: ${WHEN[stage]}.`);
    }
    const before = await listLooks(tx, postId);
    await upsertLook(tx, { postId, userId, stage, sighting, checkedAt: now, by: "user" });
    const replaced = before.find((check) => check.stage === stage)?.sighting ?? null;
    const outcome = decideOutcome(post, await listLooks(tx, postId), replaced);
    await updatePost(tx, userId, postId, { ...outcome, updatedAt: now });
    await noteRemoval(deps, tx, post, outcome.outcome);
    await noteDone(tx, userId, { kind: "check", about: `${postId}.${stage}` }, now);
    return readPost(tx, scope, postId, moment);
  });
}

const WHEN = {
  "15-minutes": "it's due 15 minutes after the post",
  "24-hours": "it's due 24 hours after the post",
  "72-hours": "it's due 72 hours after the post",
};

function requirePosted({ status, postedAt, createdAt }: PostRow): Date {
  if (status === "posted") return postedAt ?? createdAt;
  throw new ServiceError("CONFLICT", "You haven't posted this yet. Mark it as posted first.");
}

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
      ...readReported(post, update),
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
function readReported(post: PostRow, update: PerformanceUpdate): Partial<NewPost> {
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
