import { contentWords } from "#engine/demands/find-words.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import type { Told } from "../told/told.ts";

/** Whether a text names something of what is shown. */
export function isAbout({ what, forWhom }: Pick<Told, "what" | "forWhom">, text: string): boolean {
  const words = new Set(contentWords(`${what ?? ""} ${forWhom ?? ""}`));
  return contentWords(text).some((word) => words.has(word) && !isEmptyWord(word));
}
