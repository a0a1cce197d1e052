import { findAddressed } from "#engine/subreddits/community-name.ts";
import { LONGEST_WORD, splitWords, joinName } from "./split-words.ts";

export type Search = {
  /** What was typed; of an address only the name in it. */
  phrase: string;
  words: string[];
  /** The words as one name would spell them; empty where no name can. */
  joined: string;
  /** It was given as a name or by an address. */
  isName: boolean;
};

const MOST_WORDS = 6;

/** What someone typed, or null when nothing in it can be searched for. */
export function readSearch(text: string): Search | null {
  const addressed = findAddressed(text);
  const plain = addressed ?? text;
  const words = splitWords(plain.replaceAll("_", " ")).filter(
    (word) => word.length <= LONGEST_WORD,
  );
  if (words.length === 0) return null;
  return {
    phrase: plain,
    words: [...new Set(words)].slice(0, MOST_WORDS),
    joined: joinName(plain),
    isName: addressed !== undefined,
  };
}
