import type { GeneratedPost, PostRequest } from "#contract/post.ts";
import type { Scope } from "#server/scope.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireSubreddit } from "../subreddits/require-subreddit.ts";
import { askForDrafts } from "./ask-for-drafts.ts";
import { requireRoom } from "./post-room.ts";
import { savePosts } from "./save-posts.ts";

export async function generatePost(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, subredditId, ...wishes }: PostRequest,
): Promise<GeneratedPost> {
  const plan = await requireFeature(deps, scope, "contentRoadmap");
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const where = { userId: scope.userId, projectId: project.id, now: deps.clock() };
  await requireRoom(deps.database.db, plan, where);
  const commissions = await askForDrafts(deps, project, [subreddit], wishes);
  const [post] = await savePosts(deps, scope, plan, projectId, commissions, {
    onlyFreeCommunities: false,
  });
  if (!post) throw new Error("A post that found room was not saved.");
  return post;
}
