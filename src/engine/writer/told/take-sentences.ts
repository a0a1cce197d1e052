import { countWords } from "#engine/pages/tells-fact.ts";
import type { Matter } from "./told.ts";

/** With less than this share of its words an answer has lost its point. */
const LEAST_SHARE = 0.5;

/** An answer up to the first sentence that can't be told here; none of it where that leaves too little. */
export function takeSentences(
  { sentences, paragraphs, words }: Pick<Matter, "sentences" | "paragraphs" | "words">,
  canTell: (sentence: string, at: number) => boolean,
): string[] {
  const end = sentences.findIndex((sentence, at) => !canTell(sentence, at));
  if (end < 0) return [...sentences];
  // A list has no order to be left early.
  const isList = paragraphs.some((paragraph) => paragraph.includes("\n"));
  const taken = sentences.slice(0, end);
  return !isList && countWords(taken.join(" ")) >= LEAST_SHARE * words ? taken : [];
}
