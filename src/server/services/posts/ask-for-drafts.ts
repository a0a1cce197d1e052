import { listPostTexts } from "#server/db/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { buildBrief, type PostWishes } from "./build-brief.ts";
import { draftWithModel, type ModelDraft } from "./draft-with-model.ts";
import { MOST_SIBLINGS, pickSeed } from "./settle-post.ts";

/** A post to be: for whom, as the founder wishes it, and what a language model made of that. */
export type Commission = { subreddit: KnownSubreddit; wishes: PostWishes; answer: ModelDraft };

/** The slow part of writing, all at once and before anything is locked. Without a model it is none. */
export async function askForDrafts(
  deps: ServiceDeps,
  project: ProjectRow,
  subreddits: KnownSubreddit[],
  wishes: PostWishes = {},
): Promise<Commission[]> {
  if (!deps.llm.isConfigured) {
    const answer = { post: null, notice: null };
    return subreddits.map((subreddit) => ({ subreddit, wishes, answer }));
  }
  const siblings = await listPostTexts(deps.database.db, project.id, MOST_SIBLINGS);
  return Promise.all(
    subreddits.map(async (subreddit) => {
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      const seed = pickSeed(project, subreddit, siblings.length);
      return { subreddit, wishes, answer: await draftWithModel(deps, brief, seed) };
    }),
  );
}
