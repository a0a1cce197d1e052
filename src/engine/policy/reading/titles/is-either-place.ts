import { isPostWord } from "../concepts/page-words.ts";
import { isOrWord, list } from "../concepts/word-lists.ts";
import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";

const isBesideTitle = list(
  "body comment* description caption kommentar* commentaire* comentario* cuerpo corpo corps",
);
const isBeside = (word: string) => isPostWord(word) || isBesideTitle(word);
const isOr = (word: string) => word === "/" || isOrWord(word);
const FARTHEST_PLACE = 4;

/** 'In the title or in a comment': part of the post, and nothing that titles need. */
export function isEitherPlace(part: Part, title: Mark): boolean {
  const behind = part.tokens
    .slice(title.to + 1, Math.min(part.to, title.to + 1 + FARTHEST_PLACE))
    .map(({ text }) => text);
  const before = part.tokens
    .slice(Math.max(part.from, title.from - FARTHEST_PLACE), title.from)
    .map(({ text }) => text);
  return (
    (isOr(part.tokens[title.to]?.text ?? "") && behind.some(isBeside)) ||
    before.some((word, at) => isBeside(word) && isOr(before[at + 1] ?? ""))
  );
}

/** 'In your thread titles' */
const MOST_BEFORE_TITLE = 4;
const WITHIN = /^(?:in|into|within|im|dans|en|no|nos)$/;

/** Where '… in the title' begins; -1 where nothing is said to stand there. */
export function findPlaceInTitle(part: Part, { from }: Mark): number {
  return part.tokens.findLastIndex(
    ({ text }, at) => at >= from - MOST_BEFORE_TITLE && at < from && WITHIN.test(text),
  );
}
