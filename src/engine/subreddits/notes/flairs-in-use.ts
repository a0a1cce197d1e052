type Flair = { text: string; posts: number };

const PROMOTION =
  /\bself[\s-]?promo\w*|^\W*promo(tion|tional)?s?\b|\badvert\w*|\b(shameless|self) plug\b/i;
const SHOWCASE = /\bmy project\b|^\W*((project|app|product) )?(showcase|launch(es)?)\W*$/i;
const NEGATED = /\bno[nt]?\b/i;
const COARSE = /shit|s\*+(t|post)|fuck|f\*+k|\bporn|\bsex|\bass\b|bitch|cunt|dick/i;

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
      const isShowable = /\p{L}{2}/u.test(tidy) && tidy.length <= MAX_SHOWN_LENGTH;
      return posts >= MIN_POSTS && isShowable && !COARSE.test(tidy);
    })
    .toSorted((a, b) => b.posts - a.posts);
}

function tidyFlair(text: string): string {
  return text
    .replace(/:[\w-]+:/g, "")
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu, "")
    .replace(/['"‘’“”]/g, "’")
    .replace(/\s+/g, " ")
    .replace(/^[\s|.,:–—-]+|(?<![\s|.,:–—-])[\s|.,:–—-]+$/g, "");
}
