import { countWords } from "#engine/pages/tells-fact.ts";
import type { Piece } from "./shape.ts";

/** What has its point at the end. */
const STORIES: ReadonlySet<Piece["is"]> = new Set<Piece["is"]>(["scene", "before", "oneJob", "mistake", "surprise", "episode", "premise", "howItPlays", "userSaid", "sample", "formula", "teach"]); // prettier-ignore
/** 'So you see what breaks', 'They were hiding it': it says the rest of what was said before it. */
export const GOES_ON = /^(?:and|but|so|because|then|or|it|its|it['’]s|they|their|that|this|these|those|he|she|which|instead|also|only|not|yet|now)\b/i; // prettier-ignore
/** 'It doesn't scan for secrets': what does it do? */
const DENIES = /\b(?:not|no|never|nobody|nothing|without)\b|n['’]t\b/i;

/** The first sentence of facts with those that belong to it; a story is told whole. */
export function takeFirst(is: Piece["is"], sentences: string[]): string[] {
  if (STORIES.has(is)) return sentences;
  if (is === "price") return takePrice(sentences);
  // 'The tone ladder.' is the heading of what follows.
  const start = HEADING_WORDS >= countWords(sentences[0] ?? "") && is === "unusual" ? 1 : 0;
  const isMore = (each: string, at: number) => at > start && !GOES_ON.test(each) && !(at === 1 && is === "unusual" && DENIES.test(sentences[0] ?? "")); // prettier-ignore
  const end = sentences.findIndex(isMore);
  if (end < 0) return sentences;
  const isHalf = is === "unusual" && saysHalf(sentences.slice(0, end).join(" "));
  const next = isHalf ? sentences.findIndex((each, at) => at > end && isMore(each, at)) : end;
  return next < 0 ? sentences : sentences.slice(0, next);
}

const HEADING_WORDS = 4;

/** A first sentence that is nothing without the second: 'It doesn't just compare sizes.' */
export function needsNext(sentence: string): boolean {
  return DENIES.test(sentence) || HALF.test(sentence);
}

/** 'No soldering before week 4!', 'The difficult part was offline.': the point comes next. */
function saysHalf(text: string): boolean {
  return countWords(text) <= SHORT_START || HALF.test(text);
}

const SHORT_START = 9;
/** What somebody cries, or says roughly. */
export const HALF = /!$|, more or less[.]$/i;

/** A price by half hides what it costs, or what is free; remarks behind it are left out. */
function takePrice(sentences: string[]): string[] {
  const isRoomy = (at: number) => countWords(sentences.slice(0, at + 1).join(" ")) <= PRICE_WORDS;
  const end = sentences.findLastIndex((each, at) => at === 0 || (SAYS_COST.test(each) && isRoomy(at))); // prettier-ignore
  return sentences.slice(0, end + 1);
}

const PRICE_WORDS = 30;
const SAYS_COST = /\p{Sc}|\b\d+[.,]\d\d\b|\bR\d|\d (?:kr|eur|usd|euros?|dollars?|pounds?|quid|bucks|bob|shillings?|pesos?|won|yen|rupees?|zł|crowns?|francs?|naira|rand|reais|lira|baht)\b|\b(?:KSh|TSh|USh|Rs|RM|CHF) ?\d|\d (?:a|per) (?:month|year|week)\b|\b(?:free|ads?|included|includes|extra|refunds?|refunded|trial|donations?|subscription)\b|^\p{L}+ \d+[.]?$/iu; // prettier-ignore
