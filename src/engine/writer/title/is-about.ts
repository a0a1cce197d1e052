import { contentWords } from "#engine/demands/find-words.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { keepFound } from "../told/keep-found.ts";
import type { Told } from "../told/told.ts";

/** Whether a text names something of what is shown. */
export function isAbout(told: Pick<Told, "what" | "forWhom">, text: string): boolean {
  const words = listWords(told);
  return contentWords(text).some((word) => words.has(word));
}

const listWords = keepFound(
  ({ what, forWhom }: Pick<Told, "what" | "forWhom">) =>
    new Set(contentWords(`${what ?? ""} ${forWhom ?? ""}`).filter((word) => !isEmptyWord(word))),
);
