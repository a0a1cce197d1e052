import type { GeneratedPost } from "#contract/post.ts";
import { PLANS } from "#engine/billing/plans.ts";
import type { Scope } from "#server/scope.ts";
import { askForDrafts } from "../posts/ask-for-drafts.ts";
import { savePosts } from "../posts/save-posts.ts";
import { updatePost } from "../posts/update-post.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireSubreddit } from "../subreddits/require-subreddit.ts";
import type { DemoPost } from "./demo-project.ts";

/** As a founder has one written and then edits it, without what is there to slow callers down. */
export async function writeDemoPost(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  { subredditId, postType, title, content, editSection = "" }: DemoPost,
): Promise<GeneratedPost> {
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  const commissions = await askForDrafts(deps, project, [subreddit], { postType });
  const [written] = await savePosts(deps, scope, PLANS.PREMIUM_LIFETIME, projectId, commissions, {
    onlyFreeCommunities: false,
  });
  if (!written) throw new Error("A post of the demo found no room.");
  return updatePost(deps, scope, written.id, { title, content, editSection });
}
