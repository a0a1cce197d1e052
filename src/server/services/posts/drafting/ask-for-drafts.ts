import type { Composition, PostBrief, Sibling } from "#engine/posts/post-brief.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import {
  composeForModel,
  draftWithModel,
  type ModelDraft,
} from "#server/services/model-writing/draft-with-model.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { buildBrief, findPlanned, type PostWishes } from "./build-brief.ts";
import { lookAhead, readStanding } from "./look-ahead.ts";
import { NO_ANSWER } from "./place-post.ts";
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
  const standing = await readStanding(deps.database.db, project, deps.clock());
  const { planned } = await lookAhead(deps, standing, subreddits);
  const siblings = others ?? standing.siblings;
  return Promise.all(
    subreddits.map(async (subreddit) => {
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      // What is planned for them together is told apart already.
      const plan = findPlanned(brief, planned.get(subreddit.id));
      const composition = plan ?? (await composeForModel(deps, brief));
      return { subreddit, wishes, answer: await draftUnwatched(deps, brief, composition) };
    }),
  );
}

async function draftUnwatched(
  deps: ServiceDeps,
  brief: PostBrief,
  composition: Composition,
): Promise<ModelDraft> {
  const { policy } = brief.community;
  if (bansAiText(policy)) {
    const notice = `${policy.fullName} bans text made by AI, so the built-in writer wrote this one from your own sentences.`;
    return { post: null, notice };
  }
  const answer = await draftWithModel(deps, brief, composition, { isWatched: false });
  if (answer.post) return { ...answer, isReplaceable: true };
  return answer.notice
    ? { ...answer, notice: `${answer.notice} The built-in writer wrote this one.` }
    : answer;
}
