import { isOffTopic } from "./off-topic.ts";

/** Lists of links and labels that were run together. */
const SEPARATED = /[|›»→•·]|\s\/\s|(?:,[^,]*){7}|(?:\s[-–]\s.*){2}/;

/** Whether a cleaned sentence can be a statement on what a product is, does, or is for. */
export function tellsFact(sentence: string): boolean {
  if (/[?？]["”]?$/.test(sentence) || SEPARATED.test(sentence)) return false;
  if (isOffTopic(sentence)) return false;
  return countWords(sentence) >= 4 && sentence.length <= 320 && !isTitleCase(sentence);
}

/** Scripts without spaces have about two characters to a word. */
export function countWords(text: string): number {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  );
  return (dense?.length ?? 0) / 2 + (text.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0);
}

/** 'Home About Pricing Blog' is a menu, and 'Ten Ways To Repot' the name of an article. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3 && !/\p{Script=Han}/u.test(word));
  const capital = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length >= 4 && capital.length / long.length > 0.85;
}
