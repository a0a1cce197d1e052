import { CHECK_STAGES, checkDueAt, findDueCheck } from "#engine/outcomes/removal-check.ts";
import { listMadePosts } from "#server/db/made-posts-repository.ts";
import { insertNotices } from "#server/db/notices-repository.ts";
import { findWatch } from "../posts/find-watch.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { CHECK_PATIENCE_MS } from "./check-patience.ts";
import { nameCheck } from "./check-name.ts";

/** Looks whose time has just come. What the server slept through for longer is not told any more. */
export async function decideRemovalChecks({
  database: { db },
  reddit,
  clock,
}: Pick<ServiceDeps, "database" | "reddit" | "clock">): Promise<void> {
  const now = clock();
  for (const stage of CHECK_STAGES) {
    const waitMs = checkDueAt(new Date(0), stage).getTime();
    const until = new Date(now.getTime() - waitMs);
    const made = await listMadePosts(db, {
      after: new Date(until.getTime() - CHECK_PATIENCE_MS[stage]),
      until,
    });
    const due = made.filter((post) => {
      const watch = findWatch(post, reddit.isConfigured);
      return findDueCheck({ ...post, watch }, now) === stage;
    });
    const rows = due.map(({ userId, postId }) => ({
      userId,
      kind: "removal-check" as const,
      about: nameCheck(postId, stage),
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}
