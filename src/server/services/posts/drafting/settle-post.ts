import type { DraftFault } from "#contract/post.ts";
import { composePost } from "#engine/posts/compose-post.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import type { ComposedPost, Composition, PostBrief } from "#engine/posts/post-brief.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { hashText } from "#engine/text/hash-text.ts";
import type { PostRow } from "#server/db/posts/posts-repository.ts";
import type { ModelDraft } from "#server/services/model-writing/draft-with-model.ts";
import { LIKENESS } from "#server/services/model-writing/find-faults.ts";

export type SettledPost = {
  draft: Draft;
  postType: PostType;
  by: PostRow["by"];
  titles: string[];
  shape: string | null;
  notice: string | null;
  /** What a model's draft still has wrong with it. */
  faults?: DraftFault[];
};

/** Why there is no post for a community: answers are missing, or it takes none. */
export type Refusal = Exclude<Composition, { is: "post" }>;

/** How many earlier posts of a project a new one must not resemble. */
export const MOST_SIBLINGS = 60;

/**
 * The model's draft where there is one, the engine's own otherwise. Quick and pure, so it can wait for
 * the project's other posts to be known for certain. Nobody chooses among posts that are written
 * together, so of two that say the same only one is the model's.
 */
export function settlePost(
  brief: PostBrief,
  seed: number,
  answer: ModelDraft,
): SettledPost | Refusal {
  const composition = composePost(brief, seed);
  const isAlike = answer.post !== null && isLikeSibling(answer.post, brief.siblings);
  if (answer.post && !(isAlike && answer.isReplaceable && composition.is === "post")) {
    const { postType, titles, ...draft } = answer.post;
    const isNew = isAlike && !answer.faults.some(({ name }) => name === "likeness");
    const faults = isNew ? [...answer.faults, LIKENESS] : answer.faults;
    return { draft, postType, by: "llm", titles, shape: null, notice: answer.notice, faults };
  }
  if (composition.is !== "post") return composition;
  const { post } = composition;
  const failed = answer.post ? TWICE_THE_SAME : answer.notice;
  return { ...splitComposed(post), by: "engine", notice: wordNotice(post, failed) };
}

/** What the founder has to know or to do about a draft of the engine. */
function wordNotice(
  { notesIgnored, unmet, attachments }: ComposedPost,
  failed: string | null,
): string | null {
  const sentences = [
    ...(failed ? [failed] : []),
    ...(notesIgnored
      ? ["The built-in writer can't read your notes: work them in yourself, or let a model write."]
      : []),
    ...unmet,
    ...attachments,
  ];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

const TWICE_THE_SAME =
  "The language model repeated another post of this project. The built-in writer wrote this one.";

function splitComposed(post: ComposedPost) {
  const { title, content, editSection, flair, postType, titles, shape } = post;
  return { draft: { title, content, editSection, flair }, postType, titles, shape };
}

/** The count of posts so far makes a second one for the same community another one. */
export function pickSeed(
  project: { id: string },
  subreddit: { id: string },
  postsSoFar: number,
): number {
  return hashText(`${project.id} ${subreddit.id} ${postsSoFar}`);
}
