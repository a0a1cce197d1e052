import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import type { Told } from "../told/told.ts";
import { barAnswers } from "./list-candidates.ts";
import type { PlanEntry } from "./plan.ts";
import { valueAnswer } from "./value-answer.ts";

/** About as many as there is room for. */
const TOLD_AT_ONCE = { post: 4, comment: 2, link: 1, caption: 1 };
const OF_REPEATED = 1;
const OF_COUNTED = 1.5;

/** What makes sense in a few words, behind what the thing is. */
const OF_SHORT: ReadonlySet<AnswerId> = new Set<AnswerId>([
  "unusual",
  "howItPlays",
  "premise",
  "oneJob",
  "episode",
  "numbers",
  "stackOrMaterial",
  "sample",
  "formula",
  "theAsk",
]);

/** A comment or a caption takes the best few answers; another one begins with others. */
export function planShort(told: Told, place: Place, repeated: Map<AnswerId, number>): PlanEntry {
  // A picture shows what was made; how often it was sold is for words.
  const isShown = place.form === "caption";
  const worth = (id: AnswerId) =>
    valueAnswer(id, place) -
    OF_REPEATED * (repeated.get(id) ?? 0) -
    (isShown && id === "numbers" ? OF_COUNTED : 0);
  const isBarred = barAnswers(place);
  const wanted = told.matters
    .filter((matter) => !isBarred(matter))
    .filter(({ id, rests }) => OF_SHORT.has(id) && rests.every((each) => OF_SHORT.has(each)))
    .toSorted((a, b) => worth(b.id) - worth(a.id))
    .map(({ id }) => id);
  for (const id of wanted.slice(0, TOLD_AT_ONCE[place.form]))
    repeated.set(id, (repeated.get(id) ?? 0) + 1);
  return { place, is: "post", opening: "thing", matters: wanted, question: null };
}
