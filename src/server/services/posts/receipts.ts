import { randomUUID } from "node:crypto";
import type { GeneratedPost } from "#contract/post.ts";
import type { Receipt } from "#contract/posts/receipt.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { findShared, updatePost } from "#server/db/posts/posts-repository.ts";
import type { Caller, Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readMoment, readPost, requireLockedPost } from "./reading/read-post.ts";

/** The same address until it is revoked: a link that was sent keeps working. */
export function shareReceipt(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
): Promise<GeneratedPost> {
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    if (post.status !== "posted") {
      throw new ServiceError("CONFLICT", "Mark the post as posted to get its receipt.");
    }
    const moment = readMoment(deps);
    if (post.receiptId === null) {
      const changes = { receiptId: randomUUID(), updatedAt: moment.now };
      await updatePost(tx, scope.userId, postId, changes);
    }
    return readPost(tx, scope, postId, moment);
  });
}

/** What was revoked is gone for everybody; sharing again makes another address. */
export function revokeReceipt(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
): Promise<GeneratedPost> {
  return deps.database.db.transaction(async (tx) => {
    const post = await requireLockedPost(tx, scope, postId);
    const moment = readMoment(deps);
    if (post.receiptId !== null) {
      await updatePost(tx, scope.userId, postId, { receiptId: null, updatedAt: moment.now });
    }
    return readPost(tx, scope, postId, moment);
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** For whoever has the address. One that was revoked is like one that never was. */
export async function getReceipt(
  deps: ServiceDeps,
  caller: Caller,
  receiptId: string,
): Promise<Receipt> {
  await consumeLimit(deps, "receiptPerCaller", addressBlock(caller.ip));
  const post = UUID.test(receiptId) ? await findShared(deps.database.db, receiptId) : null;
  if (!post) throw new ServiceError("NOT_FOUND", "There's no receipt at this address.");
  const { predictedScore: score, predictedLevel: level, rulesMet: met, rulesHeld: of } = post;
  return {
    fullName: `r/${post.communityName ?? "Unknown"}`,
    postedOn: readDayClock(post.postedAt ?? post.createdAt, post.timezone).day,
    riskBefore: post.firstScore,
    risk: score === null || level === null ? null : { score, level },
    rules: met === null || of === null ? null : { met, of },
  };
}
