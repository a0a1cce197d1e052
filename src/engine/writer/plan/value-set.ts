import type { AnswerId } from "#engine/interview/interview.ts";
import { OF_ASKING, OF_SET } from "./weights.ts";
import type { Place } from "../place/place.ts";
import { FULL, type Room } from "./measure-room.ts";
import { countBits, type Mask, maskOf, type Shelf, sumOver } from "./shelf.ts";

/** A question that may be asked there, and how much better the post ends on it than on what it tells. */
export type Asked = { question: Shelf["questions"][number]; value: number };

/**
 * What only describes a thing. Ten ratings of posts that tell no more than two of these are 4.8 of 10 in the mean, those of 495 others 6.5;
 * so such a post waits for one more answer.
 */
const OF_SHEET: readonly AnswerId[] = [
  "unusual",
  "stackOrMaterial",
  "numbers",
  "limits",
  "theAsk",
  "userSaid",
];
const MOST_OF_SHEET = 2;
/** No answer is worth twenty words too many; who has only long ones gets a long post. */
const PER_WORD_MORE = 0.2;
const OF_PREMISE = 0.5;

/** What a set is worth there, however it begins; null where it is too short or too long. */
export function createValuer(
  shelf: Shelf,
  { form }: Place,
  { values, asked, room }: { values: readonly number[]; asked: readonly Asked[]; room: Room },
): (mask: Mask, words: number) => number | null {
  const scene = maskOf(shelf, ["scene"]);
  const sheet = maskOf(shelf, OF_SHEET);
  const isRead = form === "post" || form === "comment";
  return (mask, words) => {
    const leadWords = room.leadWords * countBits(mask & ~scene);
    const whole = words + shelf.commonWords + room.factWords + leadWords;
    const isSheet = (mask & ~sheet) === 0 && countBits(mask) <= MOST_OF_SHEET;
    if (isRead && isSheet) return null;
    if (words < room.least || whole < room.fewest || (whole > room.most && mask !== 0)) return null;
    let ofQuestion = 0;
    for (const each of asked) {
      if (whole + each.question.words > room.most) continue;
      const worth = each.value + weighPremise(each, mask);
      if (worth > 0) ofQuestion = Math.max(ofQuestion, OF_ASKING.any + OF_ASKING.value * worth);
    }
    return (
      sumOver(mask, values) +
      ((mask & shelf.core) === 0 || form !== "post" ? 0 : OF_SET.core) +
      ofQuestion +
      OF_SET.word * Math.min(words, FULL) -
      PER_WORD_MORE * Math.max(0, whole - room.plenty)
    );
  };
}

/** A question is understood where the answer that it comes from is told, and puzzles where that is left out. */
export function weighPremise({ question: { rests, premises } }: Asked, mask: Mask): number {
  if ((rests & ~mask) !== 0) return -Infinity;
  if (premises === 0) return 0;
  return (premises & mask) === 0 ? -OF_PREMISE : OF_PREMISE;
}
