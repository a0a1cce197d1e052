import {
  type AnswerId,
  type Interview,
  SENTENCE_MARKS,
  type SentenceMark,
} from "#engine/interview/interview.ts";
import { isMarked } from "#engine/interview/sentence-marks.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { findStart } from "./find-start.ts";
import { readAnswers } from "./read-answers.ts";
import { findPointer } from "./steer-sentences.ts";

/** A sentence as it stands in posts, with what the founder said of it and what is guessed where nobody said anything. */
export type SteeredSentence = {
  text: string;
  marks: SentenceMark[];
  guess: SentenceMark | null;
  /** Why what the founder said of it can't be followed yet. */
  fault: string | null;
};

export type SteeredAnswer = { id: AnswerId; sentences: SteeredSentence[] };

/** Every answer that can stand in a post, cut into its sentences. */
export function listSentences(name: string, interview: Interview): SteeredAnswer[] {
  const told = readAnswers({ name, url: null }, interview);
  return told.matters.map((matter) => ({
    id: matter.id,
    // What is said twice is marked once.
    sentences: [...new Set(matter.sentences)].map((text, at) => {
      const marks = SENTENCE_MARKS.filter((mark) => isMarked(interview, matter.id, text, mark));
      const opens = at === 0 && findStart(matter, told) !== null;
      const follows = at > 0 && hasSign(text, "pointsBack");
      const guess = opens ? "opens" : follows ? "follows" : null;
      const pointer = marks.includes("title") ? findPointer(text) : null;
      return { text, marks, guess: marks.length > 0 ? null : guess, fault: wordFault(pointer) };
    }),
  }));
}

function wordFault(pointer: string | null): string | null {
  return (
    pointer &&
    `It is above no post yet: nobody who reads only a title knows what “${pointer}” is. Say it in full.`
  );
}
