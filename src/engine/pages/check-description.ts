import { splitSentences } from "./split-sentences.ts";
import { countWords } from "./tells-fact.ts";

const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 4;
const MOST_LENGTH = 900;
const ADDRESS = /https?:|www\.|\S@[^\s@]+\.\S/i;

/** A description by a language model, trimmed to what was asked for; null where too little is left of it. */
export function checkDescription(text: string): string | null {
  const sentences = splitSentences(text.replace(/\s+/g, " ").trim())
    .filter((sentence) => !ADDRESS.test(sentence) && countWords(sentence) >= 2)
    .slice(0, MOST_SENTENCES);
  const kept = sentences.join(" ").replaceAll("。 ", "。");
  return sentences.length >= FEWEST_SENTENCES && kept.length <= MOST_LENGTH ? kept : null;
}
