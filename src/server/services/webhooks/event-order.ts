import type { PostEvent } from "#engine/webhooks/webhook-event.ts";
import type { Turn } from "#server/db/accounts/webhooks-repository.ts";
import type { Db } from "#server/db/database.ts";
import { findMadePost } from "#server/db/posts/made-posts-repository.ts";
import { findPlannedPost } from "#server/db/posts/planned-posts-repository.ts";
import type { UserId } from "#server/scope.ts";

/**
 * When an event may be told. None comes before the time it names, and none after what has overtaken
 * it: word that a post is due never follows word of what became of it, however often it was tried.
 */
export function findReasonToWait({ delivery: { facts } }: Turn, now: Date): Date | null {
  if (facts.type !== "post.due" || !facts.post.plannedFor) return null;
  // Whoever decided it may have had a clock that is ahead of ours.
  const plannedFor = new Date(facts.post.plannedFor);
  return plannedFor > now ? plannedFor : null;
}

/** What is not true any more is not told; null where it is. */
export async function findReasonToDrop(
  db: Db,
  { delivery, webhook }: Turn,
): Promise<string | null> {
  if (webhook.turnedOffAt) return "Not sent: the webhook was turned off.";
  const { facts, userId } = delivery;
  if (facts.type === "post.due" && !(await isStillDue(db, userId, facts))) {
    return "Not sent: the post was moved, posted or deleted.";
  }
  if (facts.type === "post.removed") {
    const post = await findMadePost(db, userId, facts.post.id);
    if (post?.outcome !== "removed") {
      return "Not sent: the post no longer counts as removed.";
    }
  }
  return null;
}

async function isStillDue(db: Db, userId: UserId, { post }: PostEvent): Promise<boolean> {
  const planned = await findPlannedPost(db, userId, post.id);
  return planned?.scheduledFor?.toISOString() === post.plannedFor;
}
