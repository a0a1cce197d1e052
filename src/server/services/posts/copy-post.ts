import type { GeneratedPost } from "#contract/post.ts";
import type { AdaptRequest } from "#contract/writing.ts";
import { finishPost } from "#engine/posts/finish-post.ts";
import { countWritten, listPostTexts, insertPost } from "#server/db/posts/posts-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { generatePost } from "./generate-post.ts";
import { lookAhead } from "./drafting/look-ahead.ts";
import { readPost, requireLockedPost, readMoment } from "./reading/read-post.ts";
import { MOST_SIBLINGS } from "./drafting/settle-post.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { isOwnWords } from "./drafting/build-brief.ts";
import { keepWords } from "./create-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { requireRoomInProject } from "./drafting/post-room.ts";

/** A post of the same type for another community, or one's own words fitted to its rules. */
export async function adaptPost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { subredditId }: AdaptRequest,
): Promise<GeneratedPost> {
  const post = await readPost(deps.database.db, scope, postId, readMoment(deps));
  if (post.subredditId === subredditId) {
    throw new ServiceError(
      "CONFLICT",
      `This post is for ${post.subreddit.fullName} already. Choose another community.`,
    );
  }
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  if (isOwnWords(post)) return adaptWords(deps, scope, post, subreddit);
  const { projectId } = post;
  const wishes = await findType(deps, scope, post, subreddit);
  return generatePost(deps, scope, { projectId, subredditId, ...wishes });
}

/** The same type where the community takes it, and the founder told enough for it. */
async function findType(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, postType }: GeneratedPost,
  subreddit: KnownSubreddit,
): Promise<Pick<GeneratedPost, "postType"> | undefined> {
  const { db } = deps.database;
  const project = await requireProject(deps, scope, projectId);
  const siblings = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const so = { project, siblings, postsSoFar: await countWritten(db, project.id) };
  const { composition } = lookAhead(deps, so, subreddit, { postType });
  return composition.is === "post" ? { postType } : undefined;
}

async function adaptWords(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, title, content, editSection, postType, by }: GeneratedPost,
  subreddit: KnownSubreddit,
): Promise<GeneratedPost> {
  await requireFeature(deps, scope, "contentRoadmap");
  const words = { title, content, editSection, flair: null };
  const { draft } = finishPost(words, buildPolicy(subreddit), postType);
  const notice = `Your own words, fitted to the rules of r/${subreddit.name}. Give them another title and another beginning: the same text in two places looks like spam.`;
  const own = { draft, postType, by, titles: [draft.title], shape: null, notice };
  return keepWords(deps, scope, projectId, subreddit, own);
}

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
