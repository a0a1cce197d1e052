import { LOOK_STAGES, lookDueAt, findDueLook, type LookStage } from "#engine/outcomes/look.ts";
import { listMadePosts } from "#server/db/posts/made-posts-repository.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { findWatch } from "#server/services/posts/reading/present-post.ts";

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
