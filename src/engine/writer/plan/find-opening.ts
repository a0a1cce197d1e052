import type { AnswerId } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { findStart } from "../told/find-start.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import { DRAWS_IN, OF_THING } from "../rows/opening-rows.ts";
import type { Matter, Told } from "../told/told.ts";

/** The answer, where a post can open on it: on what happened, on what players do, on whom a book is about, on what was counted. */
export function findOpening(matter: Matter, told: Pick<Told, "interview">): AnswerId | null {
  return findStart(matter, told) ?? (drawsIn(matter) ? matter.id : null);
}

const FEWEST_WORDS = 4;

function drawsIn({ id, sentences: [first = ""], rests }: Matter): boolean {
  if (rests.length > 0 || countWords(first) < FEWEST_WORDS) return false;
  const isDrawing = DRAWS_IN[id]?.test(first) ?? false;
  const isKnown = pointsAtNothing(first) || hasSign(first, "pointsBack") || OF_THING.test(first);
  return isDrawing && !isKnown;
}
