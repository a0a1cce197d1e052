import type { Scope } from "#server/scope.ts";
import { markPosted } from "../posts/mark-posted.ts";
import { updatePerformance } from "../posts/update-performance.ts";
import { updatePost } from "../posts/update-post.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findDemoMoment } from "./demo-moment.ts";
import type { PastDemoPost } from "./demo-project.ts";
import type { DemoTime } from "./demo-time.ts";
import { writeDemoPost } from "./write-demo-post.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Written the day before, made in time, and looked at two days later. */
export async function makeDemoPost(
  deps: ServiceDeps,
  scope: Scope,
  time: DemoTime,
  projectId: string,
  post: PastDemoPost,
): Promise<void> {
  const at = findDemoMoment(time.now, post.daysAgo, post.hour);
  time.moveTo(new Date(at.getTime() - 26 * HOUR_MS));
  const { id } = await writeDemoPost(deps, scope, projectId, post);
  await updatePost(deps, scope, id, { scheduledFor: at });
  time.moveTo(new Date(at.getTime() + 4 * MINUTE_MS));
  await markPosted(deps, scope, id);
  if (!post.seen) return;
  time.moveTo(new Date(Math.min(at.getTime() + 48 * HOUR_MS, time.now.getTime())));
  await updatePerformance(deps, scope, id, post.seen);
}
