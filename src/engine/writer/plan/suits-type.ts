import type { PostType } from "#engine/drafts/draft.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { type Candidate, listAsked, weighPremise } from "./list-candidates.ts";
import { type Shelf, TELL_THING } from "./shelf.ts";

/** Of these answers a post of such a type needs one. */
const LIVES_ON: Partial<Record<PostType, readonly AnswerId[]>> = {
  story: ["scene", "before", "mistake", "surprise", "oneJob", "episode"],
  lesson: ["teach", "mistake", "surprise"],
  showcase: TELL_THING,
};

/** Whether what is told makes a post of this type. */
export function suitsType(
  type: PostType,
  { mask }: Pick<Candidate, "mask">,
  shelf: Shelf,
  place: Place,
): boolean {
  if (type === "thread-comment") return false;
  if (type === "question" || type === "feedback")
    return listAsked(shelf, place).some((each) => weighPremise(each, mask) > -Infinity);
  const needed = LIVES_ON[type] ?? [];
  return shelf.matters.some(({ id }, at) => needed.includes(id) && (mask & (1 << at)) !== 0);
}
