import { PLENTY_OF_WORDS } from "#engine/drafts/draft.ts";
import type { Place } from "../place/place.ts";
import type { Wish } from "./plan.ts";
import type { Shelf } from "./shelf.ts";
import { countFacts, tellsFact } from "./value-answer.ts";

/** How much may be told in one place, in words. */
export type Room = {
  /** Of how to get it. */
  factWords: number;
  /** With these. */
  fewest: number;
  /** What is beyond this costs more than it adds. */
  plenty: number;
  most: number;
  /** Of the answers alone, what there has to be. */
  least: number;
  /** For what each answer lacks; a scene lacks nothing. */
  leadWords: number;
};

/**
 * How many words of answers are better. Six strangers rated 372 posts: those of 80 words in all half a point below the mean, of 240 and
 * more 0.8 above it, and as much more among founders who told as much.
 */
export const FULL = 170;
/**
 * Of a whole post. Four strangers rated 140 posts one by one: those of up to 320 words got 6.5 of 10, of up to 190 and 250 words 6.0 and 6.3, and
 * without a bound 6.3; of nine that had more than 350 words they called eight too long.
 */
const PLENTY = PLENTY_OF_WORDS.post;
/** Room for one more answer where a community wants a long text. */
const OF_ANSWER = 60;
/** With less, a post was a remark; a founder who said little more has it all in one. */
const LEAST_OF_POST = 40;
const LEAST_SHARE = 0.6;

/**
 * Of all that is told in a thread, below a picture or below a link. Four strangers rated 180 of them one by one: comments of up to 110, 170 and 300
 * words 6.8, 7.7 and 7.4 of 10 (24 of 41 of the longest too long, none of 170), texts below pictures of up to 60, 110, 170 and 300 words 4.6, 6.2, 6.9 and 6.9.
 */
const MOST_IN_SHORT = PLENTY_OF_WORDS.comment;

export function measureRoom({ told, words }: Shelf, place: Place, wish: Wish): Room {
  const { form } = place;
  const isPost = form === "post";
  const all = words.reduce((sum, each) => sum + each, 0);
  return {
    factWords:
      isPost || form === "comment" ? countFacts(told, (id) => tellsFact(id, place, told)) : 0,
    fewest: isPost ? place.fewestWords : 0,
    plenty: isPost ? Math.max(PLENTY, place.fewestWords + OF_ANSWER) : MOST_IN_SHORT,
    most: wish.maxWords ?? Infinity,
    least: isPost ? Math.min(LEAST_OF_POST, LEAST_SHARE * all) : 0,
    leadWords: isPost ? 0 : 4,
  };
}

/** Of all that is told in a thread, below a picture or below a link. */
export function mostWords(maxWords = Infinity): number {
  return Math.min(maxWords, MOST_IN_SHORT);
}
