import type { GeneratedPost } from "#contract/post.ts";
import type { PostRequest } from "#contract/writing.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { askForDrafts } from "./drafting/ask-for-drafts.ts";
import { requireRoomForModel } from "./drafting/post-room.ts";
import { savePosts, refuseToWrite } from "./drafting/save-posts.ts";

/** By the connected model where there is one and it answers, unless somebody else drafts it. */
export async function generatePost(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, subredditId, ...wishes }: PostRequest,
  draft: typeof askForDrafts = askForDrafts,
): Promise<GeneratedPost> {
  if (wishes.writer === "llm" && !deps.llm.isConfigured) throw noModel(subredditId);
  const plan = await currentPlan(deps, scope);
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  await requireRoomForModel(deps, plan, { ...scope, projectId: project.id });
  const commissions = await draft(deps, project, [subreddit], wishes);
  const { saved, refused } = await savePosts(deps, scope, plan, projectId, commissions, {
    most: 1,
    isSpread: false,
  });
  const [post] = saved;
  if (post) return post;
  throw refused[0] ? refuseToWrite(refused[0]) : new Error("A post that found room was not saved.");
}

export const NO_MODEL =
  "No language model is connected here. The built-in writer can write this post.";

function noModel(subredditId: string): ServiceError {
  return new ServiceError("CONFLICT", NO_MODEL, { subredditId, is: "no-model" });
}
