import {
  AROUND,
  COARSE,
  NEGATED,
  PICTURES,
  QUOTES,
  PROMOTION,
  SHOWCASE,
  WORDED,
} from "./flair-rows.ts";
import { squeezeSpaces } from "#engine/text/characters.ts";

type Flair = { text: string; posts: number };

const MIN_POSTS = 2;
const MAX_SHOWN_LENGTH = 32;

/** A flair made for promotion, seen more than by accident. */
export function findPromotionFlair(flairs: Flair[]): Flair | undefined {
  return findFlair(flairs, PROMOTION);
}

/** A flair under which one's own work is at home. */
export function findShowcaseFlair(flairs: Flair[]): Flair | undefined {
  return findPromotionFlair(flairs) ?? findFlair(flairs, SHOWCASE);
}

export function findFlair(flairs: Flair[], pattern: RegExp): Flair | undefined {
  return readableFlairs(flairs).find(({ text }) => pattern.test(text) && !NEGATED.test(text));
}

/** As the community writes it, without pictures. */
export function quoteFlair({ text }: Flair): string {
  return `'${tidyFlair(text)}'`;
}

/** Flairs that can be shown as words, most seen first; some are pictures, sentences or swearing. */
export function readableFlairs(flairs: Flair[]): Flair[] {
  return flairs
    .filter(({ text, posts }) => {
      const tidy = tidyFlair(text);
      const isShowable = WORDED.test(tidy) && tidy.length <= MAX_SHOWN_LENGTH;
      return posts >= MIN_POSTS && isShowable && !COARSE.test(tidy);
    })
    .toSorted((a, b) => b.posts - a.posts);
}

function tidyFlair(text: string): string {
  const words = squeezeSpaces(text.replace(PICTURES, "").replace(QUOTES, "’"));
  return words.replace(AROUND, "");
}
