import { composePost } from "#engine/posts/compose-post.ts";
import type { Draft, PostType } from "#engine/posts/draft.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { countWritten, listPostTexts } from "#server/db/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { buildBrief, type PostWishes } from "./build-brief.ts";
import { DRAFTS_FAILED, draftWithModel } from "./draft-with-model.ts";
import { findLikeness } from "./find-likeness.ts";

export type WrittenPost = {
  subreddit: KnownSubreddit;
  draft: Draft;
  postType: PostType;
  seed: number;
  by: "engine" | "llm";
  notice: string | null;
};

/** What a new post must not resemble. */
const MOST_SIBLINGS = 60;

/** One post for each community, none like another of the project. */
export async function writePosts(
  deps: ServiceDeps,
  project: ProjectRow,
  subreddits: KnownSubreddit[],
  wishes: PostWishes = {},
): Promise<WrittenPost[]> {
  const { db } = deps.database;
  const siblings = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const alreadyWritten = await countWritten(db, project.id);
  // The model is slow, so it writes all of them at once; the engine waits for its turn.
  const drafts = await Promise.all(
    subreddits.map(async (subreddit, index) => {
      const brief = buildBrief(deps, project, subreddit, wishes, siblings);
      // The count makes a second post for the same community another one.
      const seed = hashText(`${project.id} ${subreddit.id} ${alreadyWritten + index}`);
      return { subreddit, brief, seed, answer: await draftWithModel(deps, brief, seed) };
    }),
  );
  const written: WrittenPost[] = [];
  for (const { subreddit, brief, seed, answer } of drafts) {
    const fresh = written.map(({ draft }) => draft);
    const { post } = answer;
    if (post && !findLikeness(post, fresh)) {
      const { postType, ...draft } = post;
      written.push({ subreddit, draft, postType, seed, by: "llm", notice: null });
    } else {
      const others = [...fresh, ...siblings];
      const {
        postType,
        linkPlace: _place,
        ...draft
      } = composePost({ ...brief, siblings: others }, seed);
      const notice = post ? DRAFTS_FAILED : answer.notice;
      written.push({ subreddit, draft, postType, seed, by: "engine", notice });
    }
  }
  return written;
}
