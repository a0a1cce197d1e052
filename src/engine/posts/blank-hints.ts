import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";

/** What the founder is asked inside the draft. */
export const BLANK_HINTS: Record<AnswerId, string> = {
  what: "what it is, in a few words that can follow its name",
  forWhom: "who it is for",
  who: "who you are",
  why: "why it exists",
  scene: "the moment you first needed it: where were you, and what happened?",
  before: "what you used before, and why it wasn't good enough",
  unusual: "what is unusual in how it works",
  howItPlays: "what one does in the first minute",
  premise: "what happens in it, in two sentences",
  sample: "its first lines",
  oneJob: "one job from beginning to end",
  episode: "the one to begin with, and why",
  formula: "the recipe",
  stackOrMaterial: "what it is made of, and how",
  numbers: "a number that you counted yourself",
  price: "what it costs, and what is free",
  platform: "where one gets it",
  theAsk: "what exactly you ask for, and of whom",
  limits: "what it can't do",
  surprise: "what you expected, and what came instead",
  userSaid: "what somebody said about it, word for word",
  mistake: "what you got wrong first",
  teach: "what you could teach in five lines",
  askReaders: "what you would like to know from readers",
  askPeers: "what you would like to know from people who make such things",
};

/** The question that such a blank asks; null for a blank of any other kind. */
export function findAskedAnswer(hint: string): AnswerId | null {
  return ANSWER_IDS.find((id) => BLANK_HINTS[id] === hint) ?? null;
}
