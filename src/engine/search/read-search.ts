import { splitWords } from "./split-words.ts";

export type Search = {
  words: string[];
  /** The words as one name would spell them: `small business` may mean r/smallbusiness. */
  joined: string;
};

const MOST_WORDS = 6;
/** Longer than any name, so that a longer text finds none. */
const LONGEST_NAME = 40;

/** What someone typed, or null when nothing in it can be searched for. */
export function readSearch(text: string): Search | null {
  const plain = text
    .replace(/^\s*(?:https?:\/\/)?(?:\w+\.)?reddit\.com(?=\/r\/)/i, "")
    .replace(/^\s*\/?r\//i, "");
  const words = [...new Set(splitWords(plain.replaceAll("_", " ")))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  return { words, joined: joinWords(plain) };
}

function joinWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, "")
    .slice(0, LONGEST_NAME);
}
