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
    base: 0.07,
    score: 0.554,
    opening: 0.436,
    best: -0.483,
    wholeName: 1.06,
    keywords: 0.582,
    members: -0.48,
    language: -0.085,
    precedents: 2.754,
    corePrecedents: -1.112,
    launchPlace: 2.939,
    subject: 1.79,
    place: 1.825,
    elsewhere: -0.451,
    topics: 0.131,
  },
  core: {
    base: -1.576,
    score: 0.442,
    opening: 0.393,
    best: -0.604,
    wholeName: 0.798,
    keywords: 0.618,
    members: -0.733,
    language: -0.594,
    precedents: -0.106,
    corePrecedents: 3.166,
    launchPlace: 0.634,
    subject: 1.782,
    place: 1.45,
    elsewhere: -0.646,
    topics: 0.128,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
