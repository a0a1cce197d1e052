import type { AnswerId } from "#engine/interview/interview.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { findStart } from "../told/find-start.ts";
import { pointsAtNothing } from "../told/points-at-nothing.ts";
import type { Matter, Told } from "../told/told.ts";

/** The answer, where a post can open on it: on what happened, on what players do, on whom a book is about, on what was counted. */
export function findOpening(matter: Matter, told: Pick<Told, "interview">): AnswerId | null {
  return findStart(matter, told) ?? (drawsIn(matter) ? matter.id : null);
}

/** 'You start in the tunnel', 'Grete Ahrend is not allowed to burn charcoal', 'We counted on twelve evenings in June'. */
const DRAWS_IN: Partial<Record<AnswerId, RegExp>> = {
  howItPlays: /^You (?!can\b|may\b|need\b)\p{Ll}+ /u,
  premise: /^(?:An? \p{Ll}+|You|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?!is about\b)\p{Ll}+ /u,
  // Who counted, and for how long, is a scene as well.
  numbers:
    /\b(?:I|we) \p{Ll}+.* (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{Ll}+teen) (?:\p{Ll}+ )?(?:\p{L}{3,}days|days|nights|evenings|mornings|weeks|weekends)\b|^Over \p{Ll}+ \p{L}+s (?:I|we) /iu,
};

/** 'The book follows', 'each chapter is': of something that was not named yet. */
const OF_THING = /\b(?:book|novel|story|chapters?|pages?|guide|key|game|app|day)\b/i;
const FEWEST_WORDS = 4;

function drawsIn({ id, sentences: [first = ""], rests }: Matter): boolean {
  if (rests.length > 0 || countWords(first) < FEWEST_WORDS) return false;
  const isDrawing = DRAWS_IN[id]?.test(first) ?? false;
  const isKnown = pointsAtNothing(first) || hasSign(first, "pointsBack") || OF_THING.test(first);
  return isDrawing && !isKnown;
}
