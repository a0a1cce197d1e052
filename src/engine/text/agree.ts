import {
  AT_MOST,
  BEHIND_THE_HEAD,
  IS_QUESTION,
  LISTS,
  LISTS_TWO,
  MANY_BY_ENDING,
  MANY_BY_WORD,
  TAKES_AN,
} from "./number-rows.ts";

/** 'a' or 'an' before these words. */
export function articleOf(words: string): "a" | "an" {
  return TAKES_AN.test(words) ? "an" : "a";
}

/** Whether 'is' or 'are' follows the words: 'the first chapter' is, 'new pins' are. */
export function agree(things: string): "is" | "are" {
  const head = headOf(things.replace(AT_MOST, ""));
  if (IS_QUESTION.test(head)) return "is";
  if (LISTS_TWO.test(things)) return "are";
  if (LISTS.test(head)) return "are";
  if (MANY_BY_WORD.test(head)) return "are";
  return MANY_BY_ENDING.test(head) ? "are" : "is";
}

/** 'own bread' of 'own bread with recipe'. */
export function headOf(things: string): string {
  return things.split(BEHIND_THE_HEAD)[0] ?? things;
}
