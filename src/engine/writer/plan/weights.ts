import type { AnswerId } from "#engine/interview/interview.ts";
import type { Readers } from "../place/place.ts";
import type { Start } from "./start.ts";
import type { AnswerSign, SharedSign } from "./wish-signs.ts";

// Printed by `npm run eval -- wishes`: fitted to how much the readers of 577 slots want each answer, and to what readers of rated posts missed in them or did not want there.

/** What each of these adds, whichever answer it is. */
export const OF_ALL: Record<SharedSign, number> = {
  near: 0.44,
  named: 0.45,
  namesTool: 0.75,
  demanded: 0.75,
};

/** What each of these adds to each answer, in the order of the answers' names. */
export const OF_ANSWER: Record<AnswerSign, readonly number[]> = {
  all: [
    0.93, -0.45, 0, 0.03, 0.79, -0.08, 0.93, 0.6, 0.41, 0.32, 0.08, 0.07, 0.04, -0.02, 0.35, -0.2,
    -0.54, 0.05, -0.1, 0.32, 0.18, 0.62, -0.09, -0.13, -0.36,
  ],
  makers: [
    0.47, -0.13, -0.1, 0.12, 0.11, 0.01, 0.23, -0.34, 0.06, -0.02, -0.24, -0.18, -0.01, 0.35, 0.49,
    0.21, -0.5, -0.39, -0.26, 0.13, 0.06, 0.82, 0.13, -0.92, 0.38,
  ],
  developers: [
    0.19, -0.67, -0.45, -0.59, -0.44, -0.18, 0.4, 0.06, 0, 0, 0, 0, 0, 1.12, 0.04, -0.8, -0.17,
    -0.28, 0.1, -0.25, -0.7, 0.37, 0.51, -0.06, 0.47,
  ],
  trade: [
    -0.18, -0.27, -0.01, 0.06, -0.33, 0.26, -0.43, -0.1, -0.88, -0.86, 0.28, 0.03, -0.61, -0.53,
    0.54, 0.04, -0.51, -0.2, -0.06, 0.15, -0.16, 0.33, -0.32, -0.16, 0.82,
  ],
  hobby: [
    -0.59, -0.11, -0.32, 0.13, 0.2, -0.17, 0.41, 0.83, 0.45, 0.17, -0.12, -0.26, 0.85, -0.22, -0.12,
    -0.59, -0.9, -0.64, 0.03, -0.09, -0.08, -0.05, 0.88, 0.91, 0.29,
  ],
  showcase: [
    0.25, -0.1, -0.12, -0.16, -0.04, -0.41, 0.41, 0.36, 0.41, 0.72, -0.06, 0.13, 0.32, -0.01, -0.08,
    0.38, 0.04, 0, -0.19, -0.2, -0.06, -0.28, -0.35, -0.22, -0.88,
  ],
  neighbours: [
    0.54, 0.25, 0.33, 0.35, 1.2, 0.42, -0.1, -0.3, -0.25, -0.05, 0.18, 0.29, -0.66, -0.35, -0.23,
    0.28, 0.84, 0.94, 0.05, 0.58, 0.74, -0.21, -0.65, 0.15, -1.24,
  ],
  audience: [
    0.1, 0.43, 0.52, -0.03, -0.06, -0.17, -0.12, -0.05, 0.47, 0.21, -0.11, -0.1, 0, -0.54, -0.44,
    0.13, 0.5, 0.46, 0.1, -0.15, 0.23, -0.51, -0.44, 0.01, -0.34,
  ],
  software: [
    0.27, 0.11, 0, -0.12, 0.32, -0.11, 0.09, 0, 0, 0, 0, 0, 0, -0.5, 0.01, 0.52, 0.47, 0, 0.31,
    -0.04, -0.07, 0.05, -0.39, 0.07, -0.42,
  ],
  game: [
    0.66, -0.17, 0, -0.4, -0.67, -0.01, 0.19, 0.45, -0.03, 0, 0, 0, 0, -0.23, -0.41, 0.29, 0.4, 0,
    0.15, 0.35, -0.03, 0.03, -0.2, -0.17, -0.12,
  ],
  book: [
    -0.08, 0.24, 0, 0, 0.11, -0.03, -0.21, 0, 0.29, 0.17, 0, 0, 0, 0.16, -0.86, -0.29, 0.05, 0,
    0.18, 0.09, -0.03, -0.17, 0.13, 0.64, -1.03,
  ],
  product: [
    0.45, -0.26, 0, 0.03, 0.22, 0.09, 0.06, 0, 0, 0, 0, 0, 0.11, 0.2, -0.08, -0.44, -0.39, 0, 0.16,
    -0.26, -0.29, 0.32, -0.31, 0.33, -0.36,
  ],
  shop: [
    -0.47, -0.06, 0, 0.01, 0.14, -0.16, 0.45, 0, 0, 0, 0, 0, -0.22, -0.12, 0.27, 0.15, -0.29, 0,
    -0.62, -0.19, -0.19, -0.19, -0.12, -0.15, -0.13,
  ],
  media: [
    -0.05, -0.21, 0, -0.02, 0.12, -0.25, -0.03, 0, 0, 0, 0, -0.08, 0, 0.51, -0.18, -0.58, -0.11, 0,
    -0.41, -0.07, 0, 0.17, -0.2, -0.26, 0.52,
  ],
  course: [
    -0.3, -0.04, 0, 0.64, 0.31, 0.34, 0.22, 0, 0, 0, 0, 0, 0, -0.01, -0.05, 0.34, -0.28, 0, -0.13,
    0.6, 0.53, 0.34, 0.31, 0.44, 0.14,
  ],
  service: [
    -0.53, -0.37, 0, -0.13, 0.36, -0.08, 0.13, 0, 0, 0, -0.07, 0, 0, 0.43, 0.37, -0.24, -0.39, 0,
    -0.18, -0.17, 0.16, 0.18, 0.68, -0.77, 0.36,
  ],
  cause: [
    0.84, 0.15, -0.15, -0.13, -0.27, -0.04, -0.11, 0, 0, 0, 0, 0, 0, -0.61, 1.14, -0.11, -0.14,
    -0.1, 0.29, -0.14, -0.05, -0.26, -0.14, -0.42, 0.53,
  ],
  post: [
    0.47, 0.08, -0.07, 0.12, 0.68, 0.09, 0.29, 0.49, 0.47, 0.57, -0.11, 0.54, 0.18, -0.32, 0.09,
    0.27, 0, -0.22, -0.02, 0.14, 0.29, -0.01, -0.31, 0.15, -0.1,
  ],
  comment: [
    0.24, -0.1, 0.04, -0.25, -0.14, -0.15, -0.09, 0.16, -0.31, -0.47, 0.01, -0.38, -0.61, -0.19,
    0.32, 0.51, 0.15, 0.12, -0.09, 0.15, -0.21, 0.51, -0.28, -0.45, 0.41,
  ],
  caption: [
    -0.23, -0.48, -0.12, 0.07, 0.48, 0, 0.24, -0.54, 0.1, 0.07, 0.04, -0.23, 0.32, 0.68, -0.4,
    -0.94, -0.87, 0, -0.29, -0.04, 0.12, 0.43, 0.74, -0.02, -0.11,
  ],
  link: [
    0.3, -0.09, 0, -0.05, -0.39, -0.17, 0.34, 0.34, 0, 0, 0, 0, 0, -0.34, 0.19, -0.19, 0.03, 0,
    0.15, -0.08, -0.17, -0.46, -0.39, 0.04, -0.7,
  ],
  forValue: [
    -0.78, -0.29, 0.09, 0.13, 0.24, 0.24, -0.15, -0.69, -0.11, -0.44, -0.18, 0.11, 0.21, 0.16,
    -0.43, -0.62, -0.31, -0.09, -0.3, -0.04, 0.14, -0.24, 0.64, 0.61, -0.28,
  ],
  long: [
    -0.05, 0.04, -0.03, 0.04, 0.13, 0.58, 0.09, -0.07, -0.01, -0.03, 0.28, 0.56, -0.1, 0.05, 0.27,
    -0.07, 0.23, -0.11, -0.28, 0.33, 0.01, -0.21, -0.44, 0.47, 0.37,
  ],
  figure: [
    -0.09, 0.19, -0.19, -0.06, 0.2, 0, 0.13, -0.05, 0.17, 0.41, 0.26, 0.22, -0.11, 0.2, 0.2, -0.77,
    -0.19, -0.04, 0.13, 0.28, -0.14, 0.03, -0.03, 0.14, 0.35,
  ],
  peers: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.21, 0, 0, 0, 0, 0, 0, 0.03, 0.09, 0, -0.72, 0.87,
  ],
};

/** How much better a post ends on a question than on what it tells: fitted to how 390 ideal posts end, and raised by 1.2: of two posts the one with a question won 9 of 12, and of 372 rated ones those that end on figures, limits or advice lost half a point beside those that ask. `peers` counts how much nearer those who make such things are. */
export const OF_QUESTION = {
  askReaders: { all: 1.34, peers: -1.67 },
  askPeers: { all: 0.97, peers: 2.53 },
};
export const OF_ASKED: Record<Readers, number> = {
  makers: -0.63,
  developers: 0.41,
  trade: 1.07,
  hobby: 1.05,
  showcase: -1.47,
  neighbours: -0.36,
  audience: -0.07,
};

// Printed by `npm run eval -- choices`: fitted to which of two posts for one community strangers would rather read.

/** What a post is worth for each answer that it tells, for how much its readers want each, for the lengths of answers and for all their words, and for what its kind lives on. */
export const OF_SET = { each: 1.49, wanted: 1.32, length: 0.91, word: 0.031, core: 0.39 };

/** What each answer adds beside that. */
export const OF_TOLD: Partial<Record<AnswerId, number>> = {
  scene: 1.35,
  before: -0.45,
  unusual: -0.4,
  howItPlays: 0.69,
  premise: 0.13,
  sample: -0.15,
  oneJob: -2.39,
  episode: 1.58,
  formula: -0.2,
  stackOrMaterial: -0.03,
  numbers: 0.24,
  theAsk: 0.12,
  limits: -0.97,
  surprise: 0.69,
  userSaid: 0.97,
  mistake: 0.9,
  teach: -0.6,
};

/** How much better or worse a post is that begins so than one that begins with the thing itself. */
export const OF_START: Partial<Record<Start, number>> = {
  scene: 1.96,
  premise: 0.96,
  town: 0.53,
  numbers: -1.15,
  before: -1.73,
  mistake: -1.89,
  teach: -1.97,
};

/** That a post ends on a question, and how much the right one counts. */
export const OF_ASKING = { any: 1.59, value: 0.98 };
