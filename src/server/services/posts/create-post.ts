import type { GeneratedPost } from "#contract/post.ts";
import type { NewPost } from "#contract/posts/post-requests.ts";
import { findClosed } from "#engine/posts/community/openness.ts";
import { type ProjectRow, lockProject } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject, found } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import { readHistory } from "#server/services/budget/read-history.ts";
import { chargeQuota } from "./drafting/charge-quota.ts";
import { placePost, type SettledPost } from "./drafting/place-post.ts";
import { requireRoomInProject } from "./drafting/read-quota-and-cap.ts";
import { wordRefusal } from "./drafting/refusals.ts";
import { bringOf } from "#server/services/projects/read-interview.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readMoment } from "./reading/read-post.ts";

/** Keeps words that the founder, or the founder's assistant, wrote. */
export async function createPost(
  deps: ServiceDeps,
  scope: Scope,
  {
    projectId,
    subredditId,
    postType = "story",
    by = "founder",
    isPlanned = true,
    ...words
  }: NewPost,
): Promise<GeneratedPost> {
  await requireFeature(deps, scope, "contentRoadmap");
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  const { title, content, editSection = null, flair = null } = words;
  const draft = { title, content, editSection, flair };
  const notice = findNotice(project, subreddit);
  const own = { draft, postType, by, titles: [title], shape: null, notice };
  return keepWords(deps, scope, projectId, subreddit, own, isPlanned);
}

/** One's own words can be kept for any community; what becomes of them there is said. */
function findNotice(project: ProjectRow, subreddit: KnownSubreddit): string | null {
  const reason = findClosed(buildPolicy(subreddit), bringOf(project));
  if (!reason || reason === "other-language") return null;
  return wordRefusal({ subreddit, refusal: { is: "closed", reason } });
}

/** Keeps words that are there already: they take a place among the pending posts. */
export function keepWords(
  deps: ServiceDeps,
  { userId }: Scope,
  projectId: string,
  subreddit: KnownSubreddit,
  words: SettledPost,
  isPlanned = true,
): Promise<GeneratedPost> {
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const user = requireUser(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, projectId));
    await requireRoomInProject(tx, project.id);
    const history = await readHistory(tx, userId, moment.now);
    const policy = buildPolicy(subreddit);
    const place = { user, project, subreddit, policy, history, moment, isPlanned };
    await chargeQuota(tx, { userId, now: moment.now }, "own");
    return placePost(tx, words, place);
  });
}
