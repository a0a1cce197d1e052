import { isWord } from "./concepts/words.ts";
import type { Part } from "./part.ts";

const OPENING = 6;

/** Whether a sentence speaks to who posts at all: not of comments alone, of appeals, or of those in doubt. */
export function asksOfPosts(sentence: Part): boolean {
  const words = sentence.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  return !isOnComments(sentence, words) && !sentence.says("appeals") && !isInDoubt(words);
}

/** 'Top-level comments must …', and not 'posts and comments must …'. */
function isOnComments(sentence: Part, words: readonly string[]): boolean {
  const [asked] = [...sentence.moods("require"), ...sentence.moods("only")];
  if (!asked) return false;
  const before = words.slice(0, asked.from);
  return (
    before.some((word) => isWord(word, "comments", "replies")) &&
    !before.some((word) => isWord(word, "posts", "messages"))
  );
}

/** 'If you are not sure, ask us first' asks nothing of those who are. */
function isInDoubt(words: readonly string[]): boolean {
  const opening = words.slice(0, OPENING);
  return isWord(words[0], "opensCondition") && opening.some((word) => isWord(word, "doubts"));
}
