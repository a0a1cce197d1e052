import type { GeneratedPost } from "#contract/post.ts";
import type { Plan } from "#engine/billing/plans.ts";
import { addToQuota } from "#server/db/post-quotas-repository.ts";
import { insertPost, listTakenSubreddits } from "#server/db/posts-repository.ts";
import { lockProject } from "#server/db/projects-repository.ts";
import { lockUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { quotaMonth } from "../billing/quota-month.ts";
import { found } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findSlot, listTakenSlots, restBegan } from "./find-slot.ts";
import { requireRoom } from "./post-room.ts";
import { presentPost } from "./present-post.ts";
import { toPastPost } from "./to-past-post.ts";
import type { WrittenPost } from "./write-posts.ts";

/**
 * Keeps as many of the posts as there is room for, and charges those. They were written before, since
 * a language model is slow: what finds no room by now is thrown away, and costs nothing.
 */
export async function savePosts(
  deps: ServiceDeps,
  { userId }: Scope,
  plan: Plan,
  projectId: string,
  written: WrittenPost[],
  options: { onlyFreeCommunities: boolean },
): Promise<GeneratedPost[]> {
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock();
    // One at a time for a user: cap, quota and slots all depend on the posts of the others.
    const user = found(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, projectId));
    const room = await requireRoom(tx, plan, { userId, projectId: project.id, now });
    const busy = options.onlyFreeCommunities
      ? await listTakenSubreddits(tx, project.id, restBegan(now))
      : new Set<string>();
    const fitting = written.filter(({ subreddit }) => !busy.has(subreddit.id)).slice(0, room);
    const taken = await listTakenSlots(tx, user, now);
    const saved: GeneratedPost[] = [];
    for (const { subreddit, draft, notice, ...origin } of fitting) {
      const { id: subredditId, facts } = subreddit;
      const slot = findSlot({ draft, subredditId, facts, project, user, taken, now });
      const row = await insertPost(tx, {
        ...draft,
        ...origin,
        userId,
        projectId: project.id,
        subredditId,
        status: "scheduled",
        scheduledFor: slot.at,
        slotReason: slot.reason,
        createdAt: now,
        updatedAt: now,
      });
      taken.push(toPastPost(row));
      saved.push(presentPost({ ...row, subreddit }, notice));
    }
    await addToQuota(tx, userId, quotaMonth(now), saved.length);
    return saved;
  });
}
