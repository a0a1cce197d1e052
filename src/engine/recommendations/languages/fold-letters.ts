import { foldText } from "#engine/search/split-words.ts";

/** As search folds a text, and the letters besides that are no letter with a mark. */
export function foldLetters(text: string): string {
  return foldText(text).replaceAll("ł", "l").replaceAll("ß", "ss");
}
