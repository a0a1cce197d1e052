import type { Place } from "../place/place.ts";
import type { Room } from "./measure-room.ts";
import { countBits, type Mask, maskOf, type Shelf, sumOver } from "./shelf.ts";

/** A question that may be asked there, and how much better the post ends on it than on what it tells. */
export type Asked = { question: Shelf["questions"][number]; value: number };

/** 372 rated posts lost more with each word below 100 of them than they gained with one above. */
const PER_WORD_LESS = 0.06;
const PER_WORD_TOLD = 0.045;
const PER_WORD_MORE = 0.03;
/** Posts that never say how it works were liked nowhere; in few words what it is says enough of that. */
const OF_CORE = 2.4;
const OF_PREMISE = 0.5;

/** What a set is worth there, however it begins; null where it is too short or too long. */
export function createValuer(
  shelf: Shelf,
  { form }: Place,
  { values, asked, room }: { values: readonly number[]; asked: readonly Asked[]; room: Room },
): (mask: Mask, words: number) => number | null {
  const scene = maskOf(shelf, ["scene"]);
  return (mask, words) => {
    const leadWords = room.leadWords * countBits(mask & ~scene);
    const whole = words + room.commonWords + room.factWords + leadWords;
    if (words < room.least || whole < room.fewest || (whole > room.most && mask !== 0)) return null;
    let ofQuestion = 0;
    for (const each of asked)
      if (whole + each.question.words <= room.most)
        ofQuestion = Math.max(ofQuestion, each.value + weighPremise(each, mask));
    return (
      sumOver(mask, values) +
      ((mask & shelf.core) === 0 || form !== "post" ? 0 : OF_CORE) +
      ofQuestion +
      PER_WORD_TOLD * Math.max(0, Math.min(words, room.full) - room.enough) -
      PER_WORD_LESS * Math.max(0, room.enough - words) -
      PER_WORD_MORE * Math.max(0, words - room.plenty)
    );
  };
}

/** A question is understood where the answer that it comes from is told, and puzzles where that is left out. */
export function weighPremise({ question: { rests, premises } }: Asked, mask: Mask): number {
  if ((rests & ~mask) !== 0) return -Infinity;
  if (premises === 0) return 0;
  return (premises & mask) === 0 ? -OF_PREMISE : OF_PREMISE;
}
