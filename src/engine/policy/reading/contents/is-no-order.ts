import { isPostWord, isYours } from "../concepts/page-words.ts";
import { isArticle } from "../concepts/word-lists.ts";
import type { Mark } from "../marks.ts";
import type { Part } from "../part.ts";

const NOUN = /^(?:details|lists|names|states)$/;
const ITS = /^(?:its|their|which|what|how)$/;
const DEFINING = /^(?:includes?|contains?|provides?)$/;

/** Whether a word of telling is only supposed, wished of moderators, or no verb at all. */
export function isNoOrder(part: Part, { from, to }: Pick<Mark, "from" | "to">): boolean {
  const word = (at: number) => part.tokens[at]?.text ?? "";
  // 'Students ask us to fill in …'
  const isOfOthers = /^(?:us|you)$/.test(word(from - 2)) && word(from - 1) === "to";
  // 'Your personal details', and not 'every review details the wear'
  const isVerb =
    isOfPost(part, from) || isArticle(word(to)) || isYours(word(to)) || ITS.test(word(to));
  const isNoun = to - from === 1 && NOUN.test(word(from)) && !isVerb;
  return isOfOthers || isNoun;
}

/** 'Reposts include …' says what they are, 'a post includes …' what it has to have. */
export function defines(part: Part, at: number): boolean {
  return DEFINING.test(part.tokens[at]?.text ?? "") && !isOfPost(part, at);
}

function isOfPost(part: Part, at: number): boolean {
  return isPostWord(part.tokens[at - 1]?.text.replace(/s$/, "") ?? "");
}
