import type { BulkPostRequest, GeneratedPost } from "#contract/post.ts";
import { PROMOTION_GAP_DAYS } from "#engine/roadmap/keep-spacing.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { askForDrafts } from "./ask-for-drafts.ts";
import { chooseCommunities } from "./choose-communities.ts";
import { requireRoom } from "./post-room.ts";
import { savePosts } from "./save-posts.ts";

/** As many as are asked for, as far as cap, quota and the project's communities go. */
export async function generatePosts(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, count }: BulkPostRequest,
): Promise<GeneratedPost[]> {
  const plan = await requireFeature(deps, scope, "contentRoadmap");
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const where = { userId: scope.userId, projectId: project.id, now: deps.clock() };
  const room = await requireRoom(deps.database.db, plan, where);
  const communities = await chooseCommunities(deps, scope, project, Math.min(count ?? room, room));
  if (communities.length === 0) throw allTaken();
  const commissions = await askForDrafts(deps, project, communities);
  const saved = await savePosts(deps, scope, plan, projectId, commissions, {
    onlyFreeCommunities: true,
  });
  if (saved.length === 0) throw allTaken();
  return saved;
}

function allTaken(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    `Each subreddit of this project has a post ahead or had one in the last ${PROMOTION_GAP_DAYS} days. Add another subreddit, or wait.`,
  );
}
