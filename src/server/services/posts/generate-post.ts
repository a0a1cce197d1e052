import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
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
import { type Drafts, savePosts, settleAll, settlePlan } from "./drafting/save-posts.ts";
import { requireRoomForModel } from "./drafting/read-quota-and-cap.ts";
import { NO_COMMUNITY, refuseAll, refuseToWrite } from "./drafting/refusals.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { listCommunities, readStanding, type Standing } from "./drafting/look-ahead.ts";

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
  const { saved, refused } = await savePosts(deps, scope, plan, { project, most: 1 }, (standing) =>
    settleAll(deps, standing, commissions),
  );
  const [post] = saved;
  if (post) return post;
  throw refused[0] ? refuseToWrite(refused[0]) : new Error("A post that found room was not saved.");
}

export const NO_MODEL = "No language model is connected. The built-in writer can write this post.";

function noModel(subredditId: string): ServiceError {
  return new ServiceError("CONFLICT", NO_MODEL, { subredditId, is: "no-model" });
}

/** One for each community that is ready, as far as the wish, cap and quota go. */
export async function generatePosts(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, count = PENDING_CAP }: BulkPostRequest,
): Promise<GeneratedPost[]> {
  const plan = await currentPlan(deps, scope);
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const room = await requireRoomForModel(deps, plan, { ...scope, projectId: project.id });
  const communities = await listCommunities(deps, scope, project);
  if (communities.length === 0) throw new ServiceError("CONFLICT", NO_COMMUNITY);
  const write = deps.llm.isConfigured
    ? await writeWithModel(deps, project, communities, Math.min(count, room))
    : (standing: Standing) => settlePlan(deps, standing, communities);
  const { saved, refused } = await savePosts(deps, scope, plan, { project, most: count }, write);
  if (saved.length === 0) throw refuseAll(refused);
  return saved;
}

/** A model is asked only for those that get a post: somebody waits for each. */
async function writeWithModel(
  deps: ServiceDeps,
  project: ProjectRow,
  communities: KnownSubreddit[],
  most: number,
): Promise<(standing: Standing) => Promise<Drafts>> {
  const standing = await readStanding(deps.database.db, project, deps.clock());
  const { drafted, refused } = await settlePlan(deps, standing, communities);
  if (drafted.length === 0) throw refuseAll(refused);
  const chosen = drafted.slice(0, most).map(({ subreddit }) => subreddit);
  const commissions = await askForDrafts(deps, project, chosen);
  return (current) => settleAll(deps, current, commissions);
}
