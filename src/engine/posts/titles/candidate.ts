import type { Formula } from "./cut-title.ts";

/** A title that could stand above a post. */
export type Candidate = {
  formula: Formula;
  text: string;
  worth: number;
  isCurious?: boolean;
  /** The strongest sentence of all, wherever it is. */
  isStrong?: boolean;
  /** What makers can learn from, in figures. */
  isLesson?: boolean;
};

/** From here on a sentence is as good as saying once more what it is. */
export const GOOD = 50;
/** A whole sentence about the thing, which says something else than what it is. */
export const FAIR = 36;
/** Sentences in the middle of an answer are titles where there are too few others. */
export const LATER_SENTENCE = 30;
/** What says little alone, where every title that says more is taken. */
export const LAST_RESORT = 10;
