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
    base: 0.873,
    score: 0.708,
    opening: 0.402,
    nearness: -0.738,
    wholeName: 1.031,
    keywords: 0.581,
    members: -0.735,
    language: 0.212,
    precedents: 2.742,
    corePrecedents: -1.215,
    launchPlace: 2.9,
    subject: 1.808,
    place: 1.718,
    elsewhere: -0.306,
    topics: 0.321,
  },
  core: {
    base: -3.403,
    score: 0.112,
    opening: 0.388,
    nearness: 0.344,
    wholeName: 0.794,
    keywords: 0.599,
    members: -0.568,
    language: -0.42,
    precedents: -0.051,
    corePrecedents: 3.157,
    launchPlace: 0.837,
    subject: 1.839,
    place: 1.47,
    elsewhere: -0.541,
    topics: 0.306,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
