import type { AnswerId } from "#engine/interview/interview.ts";
import { OF_ASKING, OF_SET } from "./weights.ts";
import type { Place } from "../place/place.ts";
import { FULL, type Room } from "./measure-room.ts";
import { countBits, type Mask, maskOf, type Shelf, sumOver } from "./shelf.ts";

/** A question that may be asked there, and how much better the post ends on it than on what it tells. */
export type Asked = { question: Shelf["questions"][number]; value: number };

/**
 * What only describes a thing. Ten ratings of posts that tell no more than two of these, and not why it exists, are 4.8 of 10 in the mean, those of
 * 495 others 6.5; so such a post waits for one more answer.
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
/** No answer is worth twenty words too many. */
const PER_WORD_MORE = 0.2;
const OF_PREMISE = 0.5;

/** What a set is worth there, however it begins; null where it is too short, too long or a mere sheet. */
export function createValuer(
  shelf: Shelf,
  { form }: Place,
  { values, asked, room, allowed, isInsisted = false }: Valuing,
): (mask: Mask, words: number) => number | null {
  const scene = maskOf(shelf, ["scene"]);
  const sheet = maskOf(shelf, OF_SHEET);
  const isReason = shelf.told.why !== null;
  const mayBeSheet = isInsisted || isReason || form === "caption" || form === "link";
  const isSheet = (mask: Mask) =>
    !mayBeSheet && (mask & ~sheet) === 0 && countBits(mask) <= MOST_OF_SHEET;
  const measure = (mask: Mask, words: number) =>
    words + shelf.commonWords + room.factWords + room.leadWords * countBits(mask & ~scene);
  const isTold = (mask: Mask, words: number) => words >= room.least && !isSheet(mask);
  // Who has only long answers gets a long post.
  const shortest = allowed
    .filter(({ mask, words }) => isTold(mask, words))
    .reduce((least, { mask, words }) => Math.min(least, measure(mask, words)), Infinity);
  const plenty = shortest === Infinity ? room.plenty : Math.max(room.plenty, shortest);
  return (mask, words) => {
    const whole = measure(mask, words);
    if (!isTold(mask, words) || whole < room.fewest || (whole > room.most && mask !== 0))
      return null;
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
      PER_WORD_MORE * Math.max(0, whole - plenty)
    );
  };
}

type Valuing = {
  values: readonly number[];
  asked: readonly Asked[];
  room: Room;
  /** All that may be told there. */
  allowed: Shelf["sets"];
  isInsisted?: boolean | undefined;
};

/** A question is understood where the answer that it comes from is told, and puzzles where that is left out. */
export function weighPremise({ question: { rests, premises } }: Asked, mask: Mask): number {
  if ((rests & ~mask) !== 0) return -Infinity;
  if (premises === 0) return 0;
  return (premises & mask) === 0 ? -OF_PREMISE : OF_PREMISE;
}
