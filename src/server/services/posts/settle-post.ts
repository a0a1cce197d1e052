import { composePost } from "#engine/posts/compose-post.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { DRAFTS_FAILED, type ModelDraft } from "./draft-with-model.ts";
import { findLikeness } from "./find-likeness.ts";

export type SettledPost = {
  draft: Draft;
  postType: PostType;
  by: "engine" | "llm";
  notice: string | null;
};

/** How many earlier posts of a project a new one must not resemble. */
export const MOST_SIBLINGS = 60;

/**
 * The model's draft where it has one that is like no other post of the project, the engine's own
 * otherwise. Quick and pure, so it can wait for the project's other posts to be known for certain.
 */
export function settlePost(brief: PostBrief, seed: number, answer: ModelDraft): SettledPost {
  if (answer.post && !findLikeness(answer.post, brief.siblings)) {
    const { postType, ...draft } = answer.post;
    return { draft, postType, by: "llm", notice: null };
  }
  const { postType, linkPlace: _place, ...draft } = composePost(brief, seed);
  const notice = answer.post ? DRAFTS_FAILED : answer.notice;
  return { draft, postType, by: "engine", notice };
}

/** The count of posts so far makes a second one for the same community another one. */
export function pickSeed(
  project: { id: string },
  subreddit: { id: string },
  postsSoFar: number,
): number {
  return hashText(`${project.id} ${subreddit.id} ${postsSoFar}`);
}
