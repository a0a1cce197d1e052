import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Readers } from "../place/place.ts";
import type { QuestionId } from "../told/told.ts";

/** What tells whether those who read there can answer a question: who they are, what is asked about, and how near to their talk the question, the thing, all answers, and those who make such things are. */
export type QuestionSign = "all" | Readers | ProjectKind | "question" | "what" | "whole" | "peers";

// Printed by `npm run eval -- questions`: fitted to what strangers said of 1,736 questions, each in a community of its founder.

/** How much each of these adds, in log odds. */
export const ANSWERED: Record<QuestionId, Record<QuestionSign, number>> = {
  askReaders: {
    all: -1.05,
    makers: -1.15,
    developers: 0.26,
    trade: -0.26,
    hobby: 0.87,
    showcase: -0.16,
    neighbours: 0.68,
    audience: -0.02,
    software: 0.11,
    game: 0.1,
    book: 0.66,
    product: 0.26,
    shop: 0,
    media: -0.3,
    course: 0.3,
    service: -0.55,
    cause: -0.35,
    question: 0.29,
    what: 0.4,
    whole: 0.23,
    peers: -0.46,
  },
  askPeers: {
    all: -1.5,
    makers: 0.95,
    developers: 0.51,
    trade: 0.98,
    hobby: -0.3,
    showcase: -0.11,
    neighbours: -1.83,
    audience: -0.43,
    software: -0.37,
    game: 0.51,
    book: -0.42,
    product: -0.58,
    shop: -0.41,
    media: 0.95,
    course: -0.61,
    service: 0.4,
    cause: 0.31,
    question: 0.47,
    what: -0.15,
    whole: 0.32,
    peers: 0.81,
  },
};
