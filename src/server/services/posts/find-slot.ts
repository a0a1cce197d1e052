import type { Draft } from "#engine/posts/draft.ts";
import type { PastPost } from "#engine/posts/past-post.ts";
import { isPromotional } from "#engine/risk/measure-promotion.ts";
import { PROMOTION_GAP_DAYS } from "#engine/roadmap/keep-spacing.ts";
import { planSlot } from "#engine/roadmap/plan-slot.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { Db } from "#server/db/database.ts";
import { listPostsSince } from "#server/db/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects-repository.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { toPastPosts } from "./to-past-post.ts";

const DAY_MS = 24 * 3600 * 1000;

/** What was posted to a community since then keeps it from being due again. */
export function restBegan(now: Date): Date {
  return new Date(now.getTime() - PROMOTION_GAP_DAYS * DAY_MS);
}

/** What new posts have to keep clear of: read it with the user's row locked. */
export async function listTakenSlots(tx: Db, user: UserRow, now: Date): Promise<PastPost[]> {
  return toPastPosts(tx, user.id, await listPostsSince(tx, user.id, restBegan(now)));
}

type SlotWanted = {
  draft: Draft;
  subredditId: string;
  /** null for a community that left the catalogue. */
  facts: SubredditFacts | null;
  project: Pick<ProjectRow, "name" | "url">;
  user: UserRow;
  taken: PastPost[];
  now: Date;
};

export function findSlot(wanted: SlotWanted): { at: Date; reason: string } {
  const { draft, subredditId, facts, project, user, taken, now } = wanted;
  return planSlot({
    now,
    timezone: user.timezone,
    activity: facts?.activity ?? null,
    codes: facts?.rules?.codes ?? null,
    subredditId,
    ...(facts && { fullName: `r/${facts.name}` }),
    text: { title: draft.title, content: draft.content },
    isPromotional: isPromotional(draft, project.name, project.url),
    taken,
  });
}
