import type { PostType } from "#engine/drafts/draft.ts";
import type { Voice } from "../voice/voice.ts";
import { FEEDBACK } from "./feedback.ts";
import { LESSONS } from "./lessons.ts";
import { QUESTIONS } from "./questions.ts";
import { SHOWCASES } from "./showcases.ts";
import type { Structure } from "./slot.ts";
import { STORIES } from "./stories.ts";
import { THREAD_COMMENTS } from "./thread-comments.ts";

const QUIET = [...QUESTIONS, ...LESSONS];
const ALL = [...SHOWCASES, ...STORIES, ...FEEDBACK, ...QUIET, ...THREAD_COMMENTS];

/** The ways to build a post of that type which this community leaves open. */
export function listStructures(type: PostType, { isQuiet, mayAskFeedback }: Voice): Structure[] {
  return ALL.filter(
    (structure) =>
      structure.types.includes(type) &&
      (!isQuiet || QUIET.includes(structure)) &&
      (mayAskFeedback || !FEEDBACK.includes(structure)),
  );
}
