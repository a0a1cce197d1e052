import type { Scope } from "#server/scope.ts";
import { markPosted } from "../posts/mark-posted.ts";
import { recordCheck } from "../posts/record-check.ts";
import { updatePerformance } from "../posts/update-performance.ts";
import { updatePost } from "../posts/update-post.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { addDemoVisits } from "./add-demo-visits.ts";
import { findDemoMoment } from "./demo-moment.ts";
import type { PastDemoPost } from "./demo-project.ts";
import type { DemoTime } from "./demo-time.ts";
import { writeDemoPost } from "./write-demo-post.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Written the day before, made in time, and looked at when it was due. */
export async function makeDemoPost(
  deps: ServiceDeps,
  scope: Scope,
  time: DemoTime,
  projectId: string,
  post: PastDemoPost,
): Promise<void> {
  const at = findDemoMoment(time.now, post.daysAgo, post.hour);
  time.moveTo(new Date(at.getTime() - 26 * HOUR_MS));
  const { id, linkTags } = await writeDemoPost(deps, scope, projectId, post);
  await updatePost(deps, scope, id, { scheduledFor: at, isOverBudgetConfirmed: true });
  time.moveTo(new Date(at.getTime() + 4 * MINUTE_MS));
  await markPosted(deps, scope, id);
  if (post.visits && linkTags) {
    const { visits } = post;
    await addDemoVisits(deps, scope, { id, visits }, { from: deps.clock(), until: time.now });
  }
  if (!post.seen) return;
  const { outcome, ...seen } = post.seen;
  const sighting = outcome === "removed" ? "removed-by-moderators" : "live";
  for (const [hours, look] of [
    [0.4, "live"],
    [25, sighting],
    [74, sighting],
  ] as const) {
    const then = new Date(at.getTime() + hours * HOUR_MS);
    if (then > time.now) break;
    time.moveTo(then);
    await recordCheck(deps, scope, id, { sighting: look });
    if (look === "removed-by-moderators") break;
  }
  await updatePerformance(deps, scope, id, { outcome, ...seen });
}
