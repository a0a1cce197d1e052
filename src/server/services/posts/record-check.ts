import type { CheckRequest, GeneratedPost } from "#contract/post.ts";
import { canCheck, chooseStage } from "#engine/outcomes/removal-check.ts";
import { listChecks, saveCheck } from "#server/db/post-checks-repository.ts";
import { type PostRow, updatePost } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { noteDone } from "../today/note-done.ts";
import { decideOutcome } from "./decide-outcome.ts";
import { readMoment } from "./post-moment.ts";
import { readPost, requireLockedPost } from "./require-post.ts";

/** Open to every plan: what became of one's own post is never held hostage. */
export function recordCheck(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { sighting, stage: wanted }: CheckRequest,
): Promise<GeneratedPost> {
  const { userId } = scope;
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const moment = readMoment(deps);
    const { now } = moment;
    const postedAt = requirePosted(post);
    const stage = wanted ?? chooseStage(postedAt, now);
    if (!canCheck(postedAt, stage, now)) {
      throw new ServiceError("CONFLICT", `It is too early for this check: ${WHEN[stage]}.`);
    }
    const before = await listChecks(tx, postId);
    await saveCheck(tx, { postId, userId, stage, sighting, checkedAt: now, by: "user" });
    const replaced = before.find((check) => check.stage === stage)?.sighting ?? null;
    const outcome = decideOutcome(post, await listChecks(tx, postId), replaced);
    await updatePost(tx, userId, postId, { ...outcome, updatedAt: now });
    await noteDone(tx, userId, { kind: "check", about: `${postId}.${stage}` }, now);
    return readPost(tx, scope, postId, moment);
  });
}

const WHEN = {
  "15-minutes": "it is for 15 minutes after the post",
  "24-hours": "it is for 24 hours after the post",
  "72-hours": "it is for 72 hours after the post",
};

function requirePosted({ status, postedAt, createdAt }: PostRow): Date {
  if (status === "posted") return postedAt ?? createdAt;
  throw new ServiceError(
    "CONFLICT",
    "This post was not made yet. Mark it as posted before you check whether it is still up.",
  );
}
