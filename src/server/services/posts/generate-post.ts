import type { GeneratedPost } from "#contract/post.ts";
import type { PostRequest, BulkPostRequest } from "#contract/writing.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { askForDrafts } from "./drafting/ask-for-drafts.ts";
import { requireRoomForModel } from "./drafting/post-room.ts";
import {
  savePosts,
  refuseToWrite,
  type Refused,
  NO_COMMUNITY,
  refuseAll,
} from "./drafting/save-posts.ts";
import { countWritten, listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { lookAhead, listCommunities } from "./drafting/look-ahead.ts";
import { MOST_SIBLINGS } from "./drafting/settle-post.ts";
import { orderByDue } from "./drafting/place-post.ts";

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

/** As many as are asked for, as far as cap, quota and what the founder told go. */
export async function generatePosts(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, count }: BulkPostRequest,
): Promise<GeneratedPost[]> {
  const plan = await currentPlan(deps, scope);
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const room = await requireRoomForModel(deps, plan, { ...scope, projectId: project.id });
  const most = Math.min(count ?? room, room);
  const communities = await listCommunities(deps, scope, project);
  if (communities.length === 0) throw new ServiceError("CONFLICT", NO_COMMUNITY);
  // Without a model all of them are in line until the last moment; with one, somebody waits for each.
  const chosen = deps.llm.isConfigured
    ? await choose(deps, project, communities, most)
    : communities;
  const commissions = await askForDrafts(deps, project, chosen);
  const { saved, refused } = await savePosts(deps, scope, plan, projectId, commissions, {
    most,
    isSpread: true,
  });
  if (saved.length === 0) throw refuseAll(refused);
  return saved;
}

/** Those that a post can be written for, as many as are wanted; one may come up again. */
async function choose(
  deps: ServiceDeps,
  project: ProjectRow,
  communities: KnownSubreddit[],
  most: number,
): Promise<KnownSubreddit[]> {
  const { db } = deps.database;
  const siblings = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const postsSoFar = await countWritten(db, project.id);
  const candidates = communities.map((subreddit) => ({ subreddit }));
  const queue = await orderByDue(db, project.id, candidates, deps.clock());
  const chosen: KnownSubreddit[] = [];
  const refused: Refused[] = [];
  while (chosen.length < most) {
    const [next] = queue.splice(0, 1);
    if (!next) break;
    const { subreddit } = next;
    const so = { project, siblings, postsSoFar: postsSoFar + chosen.length };
    const { composition } = lookAhead(deps, so, subreddit);
    if (composition.is === "post") {
      chosen.push(subreddit);
      siblings.unshift({ id: "", ...composition.post });
      queue.push(next);
    } else refused.push({ subreddit, refusal: composition });
  }
  if (chosen.length === 0) throw refuseAll(refused);
  return chosen;
}
