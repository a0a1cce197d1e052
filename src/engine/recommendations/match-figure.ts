import { toProbability } from "#engine/matching/matcher-model.ts";
import { type MatchSigns, SIGNS, type Sign } from "./match-signs.ts";

/** What each sign adds to the log-odds that people call a community related, and that they call it of the subject. */
export type FigureWeights = { related: Record<Sign, number>; core: Record<Sign, number> };

/**
 * Two logistic regressions, fitted on graded lists by `npm run eval -- weights`, which prints what each sign
 * is worth and how far the percentage can be trusted (decision 45). To change one by hand is to break it.
 */
export const FIGURE_WEIGHTS: FigureWeights = {
  related: {
    base: -0.69,
    score: 0.271,
    opening: 0.319,
    neighbours: 0.15,
    word: 0.273,
    wholeName: 0.82,
    keywords: 0.378,
    members: -0.327,
    precedents: 4.809,
    corePrecedents: -4.673,
    launchPlace: 2.976,
    subject: 1.824,
    place: 1.891,
    elsewhere: -0.671,
    ofPlaces: 0.341,
    topics: 0.127,
  },
  core: {
    base: -2.737,
    score: -0.035,
    opening: 0.342,
    neighbours: 0.4,
    word: 0.575,
    wholeName: 0.576,
    keywords: 0.389,
    members: -0.408,
    precedents: -0.792,
    corePrecedents: 4.613,
    launchPlace: 1.207,
    subject: 1.887,
    place: 1.236,
    elsewhere: -1.411,
    ofPlaces: 0.809,
    topics: 0.177,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(
  signs: Partial<MatchSigns>,
  { related, core } = FIGURE_WEIGHTS,
): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * (signs[sign] ?? 0), 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
