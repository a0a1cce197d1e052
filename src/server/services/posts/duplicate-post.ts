import type { GeneratedPost } from "#contract/post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { insertPost } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireRoomInProject } from "./drafting/post-room.ts";
import { readPost, requireLockedPost } from "./reading/require-post.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { readMoment } from "./reading/to-past-post.ts";

/** The same words once more, for the founder to change and to plan. They cost no quota. */
export async function duplicatePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
): Promise<GeneratedPost> {
  await readPost(deps.database.db, scope, postId, readMoment(deps));
  await requireFeature(deps, scope, "contentRoadmap");
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const post = await requireLockedPost(tx, scope, postId);
    await requireRoomInProject(tx, post.projectId);
    const { userId, projectId, subredditId, flair, postType, by, titles, faults, shape, seed } =
      post;
    const origin = {
      userId,
      projectId,
      subredditId,
      flair,
      postType,
      by,
      titles,
      faults,
      shape,
      seed,
    };
    const copy = await insertPost(tx, {
      ...origin,
      ...unwrapContent(post),
      status: "draft",
      createdAt: moment.now,
      updatedAt: moment.now,
    });
    return readPost(tx, scope, copy.id, moment);
  });
}
