import type { Sibling } from "#engine/posts/post-brief.ts";
import { countPosts, listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import {
  draftWithModel,
  type ModelDraft,
} from "#server/services/model-writing/draft-with-model.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { buildBrief, type PostWishes } from "./build-brief.ts";
import { MOST_SIBLINGS } from "./look-ahead.ts";
import { NO_ANSWER } from "./place-post.ts";
import { pickSeed } from "#engine/posts/planning/plan-posts.ts";
import { bansAiText } from "#engine/policy/policy.ts";

/** A post to be: for whom, as the founder wishes it, and what a language model made of that. */
export type Commission = {
  subreddit: KnownSubreddit;
  wishes: PostWishes;
  answer: ModelDraft;
};

/**
 * The slow part of writing, all at once and before anything is locked. Without a model it is none. Nobody
 * watches, so where the model fails or is not wanted the built-in writer writes, and a notice says so.
 */
export async function askForDrafts(
  deps: ServiceDeps,
  project: ProjectRow,
  subreddits: KnownSubreddit[],
  wishes: PostWishes = {},
  others?: Sibling[],
): Promise<Commission[]> {
  if (!deps.llm.isConfigured || wishes.writer === "engine") {
    return subreddits.map((subreddit) => ({ subreddit, wishes, answer: NO_ANSWER }));
  }
  const postsSoFar = await countPosts(deps.database.db, project.id);
  const siblings = others ?? (await listPostTexts(deps.database.db, project.id, MOST_SIBLINGS));
  return Promise.all(
    subreddits.map(async (subreddit) => {
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      const seed = pickSeed(project.id, subreddit.id, postsSoFar);
      return { subreddit, wishes, answer: await draftUnwatched(deps, brief, seed) };
    }),
  );
}

async function draftUnwatched(
  deps: ServiceDeps,
  brief: ReturnType<typeof buildBrief>,
  seed: number,
): Promise<ModelDraft> {
  const { policy } = brief.community;
  if (bansAiText(policy)) {
    const notice = `${policy.fullName} bans text made by AI, so the built-in writer wrote this one from your own sentences.`;
    return { post: null, notice };
  }
  const answer = await draftWithModel(deps, brief, seed, { isWatched: false });
  if (answer.post) return { ...answer, isReplaceable: true };
  return answer.notice
    ? { ...answer, notice: `${answer.notice} The built-in writer wrote this one.` }
    : answer;
}
