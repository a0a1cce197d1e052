import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Candidate } from "./list-candidates.ts";
import { type Asked, weighPremise } from "./value-set.ts";
import { maskOf, type Shelf, TELL_THING } from "./shelf.ts";

/** Of these answers a post of such a type needs one. */
const LIVES_ON: Partial<Record<PostType, readonly AnswerId[]>> = {
  story: ["scene", "before", "mistake", "surprise", "oneJob", "episode"],
  lesson: ["teach", "mistake", "surprise"],
  showcase: TELL_THING,
};

/** Whether what is told makes a post of this type, where these questions may be asked. */
export function suitsType(
  type: PostType,
  shelf: Shelf,
  asked: readonly Asked[],
): (candidate: Pick<Candidate, "mask">) => boolean {
  if (type === "thread-comment") return () => false;
  if (type === "question" || type === "feedback")
    return ({ mask }) => asked.some((each) => weighPremise(each, mask) > -Infinity);
  const needed = maskOf(shelf, LIVES_ON[type] ?? []);
  return ({ mask }) => (mask & needed) !== 0;
}
