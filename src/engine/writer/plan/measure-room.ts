import type { Place } from "../place/place.ts";
import type { Wish } from "./plan.ts";
import type { Shelf } from "./shelf.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { countFacts, tellsFact } from "./value-answer.ts";

/** How much may be told in one place, in words. */
export type Room = {
  /** Of what the thing is, and of how to get it. */
  commonWords: number;
  factWords: number;
  /** With these. */
  fewest: number;
  most: number;
  /** Of the answers alone: what there has to be, up to where more is better, and from where on it is worse. */
  least: number;
  full: number;
  plenty: number;
  mostAnswers: number;
  /** For what each answer lacks; a scene lacks nothing. */
  leadWords: number;
};

/**
 * Words of the answers, beside introduction, facts and question. Six strangers rated 372 posts: those of 80 words in all
 * half a point below the mean, of 240 and more 0.8 above it, and as much more among founders who told as much. Two strangers
 * put 41 of 58 posts made with 170 and 260 before those made with 100 and 180 (6.8 and 6.2 of 10); 230 and 330 were no better.
 */
const FULL_OF_POST = 170;
const PLENTY_OF_POST = 260;
/** With less, a post was a remark; a founder who said little more has it all in one. */
const LEAST_OF_POST = 40;
const LEAST_SHARE = 0.6;

/**
 * In a thread or below a picture there is a little less room; below a link the title says what it is. Of 49 captions that
 * readers called ideal, half tell four answers or more; those of 40 words had 2 and 3 of 10 from two readers, and of 53 rated
 * posts where things are shown those of 180 words were best. Where only pictures are taken, the words are the maker's first
 * comment, as short as the check takes beside a picture.
 */
const MOST = { comment: 220, beside: 240, caption: 75, link: 55 };
const FULL = { comment: 120, beside: 140, caption: 50, link: 30 };
/** What is longer is introduced with a few words. */
export const MOST_INTRODUCED = { link: 32 };
const INTRODUCED_SHORTLY = { link: 26 };
/** More than these are a row of small facts. */
const MOST_ANSWERS = { post: 5, comment: 4, beside: 4, caption: 2, link: 1 };

export function measureRoom({ told, words, commonWords }: Shelf, place: Place, wish: Wish): Room {
  const { maxWords = Infinity } = wish;
  const factWords = countFacts(told, (id) => tellsFact(id, place, told));
  if (place.form === "post") {
    const all = words.reduce((sum, each) => sum + each, 0);
    return {
      commonWords: commonWords + countWords(told.forWhom ?? ""),
      factWords,
      fewest: place.fewestWords,
      most: maxWords,
      least: Math.min(LEAST_OF_POST, LEAST_SHARE * all),
      full: FULL_OF_POST,
      plenty: PLENTY_OF_POST,
      mostAnswers: MOST_ANSWERS.post,
      leadWords: 0,
    };
  }
  const form = nameRoom(place);
  const most = mostWords(place, maxWords);
  return {
    commonWords: countIntroduced(form, commonWords),
    factWords: form === "comment" ? factWords : 0,
    fewest: 0,
    most,
    least: 0,
    full: FULL[form],
    plenty: most,
    mostAnswers: MOST_ANSWERS[form],
    leadWords: 4,
  };
}

function countIntroduced(form: keyof typeof MOST, commonWords: number): number {
  if (form !== "link" || commonWords <= MOST_INTRODUCED.link) return commonWords;
  return INTRODUCED_SHORTLY.link;
}

/** Beside pictures there is more room where words are taken as well. */
export function nameRoom({ form, takesText }: Place): keyof typeof MOST {
  if (form === "caption") return takesText ? "beside" : "caption";
  return form === "link" ? "link" : "comment";
}

/** Of all that is told in a thread, below a picture or below a link. */
export function mostWords(place: Place, maxWords = Infinity): number {
  return Math.min(maxWords, MOST[nameRoom(place)]);
}
