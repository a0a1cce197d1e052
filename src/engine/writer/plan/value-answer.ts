import type { AnswerId } from "#engine/interview/interview.ts";
import type { Place } from "../place/place.ts";
import { NEAR, WANTED } from "./weights.ts";

/** What a community asks for by name comes before what such communities want in general. */
const OF_DEMANDED = 2;

/** How much these readers want to hear an answer: nought where they are of two minds. */
export function valueAnswer(id: AnswerId, { readers, near, demanded }: Place): number {
  const isDemanded = demanded.includes(id);
  return WANTED[readers][id] + NEAR * (near?.answers[id] ?? 0) + (isDemanded ? OF_DEMANDED : 0);
}
