import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Readers } from "../place/place.ts";
import type { QuestionId } from "../told/told.ts";

/** What tells whether those who read there can answer a question: who they are, what is asked about, and how near to their talk the question, the thing, all answers, and those who make such things are. */
export type QuestionSign =
  | "all"
  | Readers
  | ProjectKind
  | "serves trade"
  | "question"
  | "what"
  | "whole"
  | "peers";

// Printed by `npm run eval -- questions`: fitted to what strangers said of 1,736 questions, each in a community of its founder.

/** How much each of these adds, in log odds. */
export const ANSWERED: Record<QuestionId, Record<QuestionSign, number>> = {
  askReaders: {
    all: -1.08,
    makers: -1.08,
    developers: 0.32,
    trade: -0.47,
    hobby: 0.89,
    showcase: -0.14,
    neighbours: 0.71,
    audience: -0.01,
    software: 0.04,
    game: 0.07,
    book: 0.72,
    product: 0.26,
    shop: 0.05,
    media: -0.28,
    course: 0.2,
    service: -0.49,
    cause: -0.34,
    "serves trade": 0.92,
    question: 0.29,
    what: 0.4,
    whole: 0.23,
    peers: -0.44,
  },
  askPeers: {
    all: -1.52,
    makers: 0.98,
    developers: 0.54,
    trade: 0.9,
    hobby: -0.29,
    showcase: -0.1,
    neighbours: -1.82,
    audience: -0.43,
    software: -0.41,
    game: 0.5,
    book: -0.4,
    product: -0.58,
    shop: -0.37,
    media: 0.95,
    course: -0.66,
    service: 0.43,
    cause: 0.32,
    "serves trade": 0.31,
    question: 0.48,
    what: -0.16,
    whole: 0.32,
    peers: 0.83,
  },
};
