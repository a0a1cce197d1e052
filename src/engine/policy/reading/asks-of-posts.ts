import { isWithin } from "./concepts/word-lists.ts";
import type { Part } from "./part.ts";

const COMMENTS = /^(?:comments?|replies|kommentare|commentaires|comentarios)$/;
const POSTS =
  /^(?:posts?|submissions?|threads?|beitrage?|messages?|publications?|publicacion\w*|publicac\w*)$/;
const APPEALS = /^appeal\w*$/;
export const DOUBTS = /^(?:unsure|sure|unclear|doubt|unsicher|doute|duda|duvida|wondering)$/;
const CONDITIONS = /^(?:if|when|in|unsure|not|wenn|falls|im|si|en|se|em|caso)$/;
/** 'If you think that we are wrong, write to us': an appeal. */
const DISAGREES =
  /^(?:wrong|mistaken|disagree|falsch|irren|tort|erreur|equivoc\w*|errad\w*|engan\w*)$/;
const OPENING = 6;

/** Whether a sentence speaks to who posts at all: not of comments alone, of appeals, or of those in doubt. */
export function asksOfPosts(sentence: Part): boolean {
  const words = sentence.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  return (
    !isOnComments(sentence, words) && !words.some((word) => APPEALS.test(word)) && !isInDoubt(words)
  );
}

/** 'Top-level comments must …', and not 'posts and comments must …'. */
function isOnComments(sentence: Part, words: readonly string[]): boolean {
  const [asked] = [...sentence.moods("require"), ...sentence.moods("only")];
  if (!asked) return false;
  const before = words.slice(0, asked.from);
  // 'Shop links in the comments only' is said of links.
  const isSpokenOf = before.some(
    (word, at) => COMMENTS.test(word) && !before.slice(Math.max(0, at - 2), at).some(isWithin),
  );
  return isSpokenOf && !before.some((word) => POSTS.test(word));
}

/** 'If you are not sure, ask us first' asks nothing of those who are. */
function isInDoubt(words: readonly string[]): boolean {
  const opening = words.slice(0, OPENING);
  return (
    CONDITIONS.test(words[0] ?? "") &&
    opening.some((word) => DOUBTS.test(word) || DISAGREES.test(word))
  );
}
