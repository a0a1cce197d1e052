import { PLENTY_OF_WORDS } from "#engine/drafts/draft.ts";
import { AI_PHRASES, HYPE_WORDS } from "#engine/drafts/giveaway-rows.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { AnswerId, Question } from "./interview.ts";
import { findWeakAnswer } from "./weak-answers.ts";
import { splitAnswer } from "./complete-answer.ts";
import { listFurther } from "./complete-sentence.ts";
import { ASKED_ABOUT, CAPITAL_WORD, NEEDS_NO_CAPITAL, POINTS, QUOTE_SIGN } from "./answer-rows.ts";
import { endsWithOne } from "#engine/text/characters.ts";

const LONGEST_COMPLETION = 30;
const LONGEST_ANSWER = 100;
const LONGEST_QUESTION = 30;

/**
 * The one thing that would help an answer most, in a sentence: first what keeps it out of every post,
 * then what makes it read better. Null where nothing would.
 */
export function adviseAnswer(question: Question, typed: string, name: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  for (const advise of [adviseUse, ...ADVICE[question.form], adviseHype]) {
    const advice = advise(text, question, name);
    if (advice !== null) return advice;
  }
  return null;
}

type Advise = (text: string, question: Question, name: string) => string | null;

const ADVICE: Record<Question["form"], Advise[]> = {
  completion: [adviseOneSentence, adviseCompletionLength, adviseCapital, adviseStop],
  sentences: [adviseQuotation, adviseNoName, advisePronoun, adviseLength],
  question: [advisePronounInQuestion, adviseQuestionLength],
};

function adviseUse(text: string, { id }: Question): string | null {
  return findWeakAnswer(id, text)?.sentence ?? null;
}

function adviseOneSentence(text: string, { id }: Question): string | null {
  const isUsed = id === "what" && listFurther(text).length > 0;
  return splitAnswer(text).length > 1 && !isUsed
    ? "Only the first sentence is used here. There is room for the rest in the other questions."
    : null;
}

function adviseCompletionLength(text: string): string | null {
  const words = Math.round(countWords(text));
  return words > LONGEST_COMPLETION
    ? `That's ${words} words. Under ${LONGEST_COMPLETION} is easier to read.`
    : null;
}

function adviseCapital(text: string): string | null {
  const [word] = CAPITAL_WORD.exec(text) ?? [];
  if (word === undefined || word === "I") return null;
  return NEEDS_NO_CAPITAL.test(word)
    ? "No capital needed: this is the middle of a sentence."
    : `Is “${word}” a name? If not, write it in lower case: this is the middle of a sentence.`;
}

function adviseStop(text: string): string | null {
  return endsWithOne(text, ".!") ? "No full stop needed: we add it." : null;
}

function adviseQuotation(text: string, { id }: Question): string | null {
  return id === "sample" && !QUOTE_SIGN.test(text)
    ? "Put the sentences in quotation marks, exactly as printed."
    : null;
}

function adviseNoName(text: string, { id }: Question, name: string): string | null {
  const isNamed = name.length > 2 && text.toLowerCase().includes(name.toLowerCase());
  return id === "teach" && isNamed
    ? `Leave “${name}” out. This answer is used where you can't mention it.`
    : null;
}

/** Answers that never open a post: 'It runs in any browser' follows what it is. */
const NEVER_FIRST = new Set<AnswerId>(["price", "platform", "stackOrMaterial", "theAsk", "sample"]);

/** Stories, in which 'It was six in the morning' is about nothing that has a name. */
const HAPPENED = new Set<AnswerId>(["scene", "before", "surprise", "mistake", "userSaid"]);

function advisePronoun(text: string, { id }: Question, name: string): string | null {
  const start = POINTS.exec(text)?.[0];
  if (start === undefined) return null;
  if (start !== "It") return `Readers won't know who or what “${start}” is. Say it in full.`;
  if (NEVER_FIRST.has(id)) return null;
  return HAPPENED.has(id)
    ? "To let this open a post, start with a person or a place instead of “It”."
    : `To let this open a post, say “${name}” instead of “It”.`;
}

function adviseLength(text: string): string | null {
  const words = Math.round(countWords(text));
  return words > LONGEST_ANSWER
    ? `That's ${words} words. A post has room for about ${PLENTY_OF_WORDS.post} in all, so a shorter version is used more often.`
    : null;
}

function advisePronounInQuestion(text: string): string | null {
  const pronoun = ASKED_ABOUT.exec(text)?.[0];
  return pronoun === undefined
    ? null
    : `Readers may not know what “${pronoun}” is. Can you name the thing?`;
}

function adviseQuestionLength(text: string): string | null {
  return countWords(text) > LONGEST_QUESTION
    ? "A short question gets more answers. Try to fit it on one line."
    : null;
}

function adviseHype(text: string): string | null {
  const [word] = text.match(HYPE_WORDS) ?? text.match(AI_PHRASES) ?? [];
  return word === undefined ? null : `“${word}” sounds like an advert. Say what it does instead.`;
}
