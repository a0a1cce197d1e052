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
    base: -0.665,
    score: 0.275,
    opening: 0.316,
    neighbours: 0.158,
    word: 0.289,
    wholeName: 0.867,
    keywords: 0.421,
    members: -0.321,
    precedents: 4.848,
    corePrecedents: -4.676,
    launchPlace: 2.983,
    subject: 1.868,
    place: 1.842,
    elsewhere: -0.681,
    ofPlaces: 0.326,
    topics: 0.132,
  },
  core: {
    base: -2.687,
    score: -0.007,
    opening: 0.33,
    neighbours: 0.417,
    word: 0.587,
    wholeName: 0.658,
    keywords: 0.465,
    members: -0.402,
    precedents: -0.754,
    corePrecedents: 4.542,
    launchPlace: 1.207,
    subject: 1.843,
    place: 1.112,
    elsewhere: -1.435,
    ofPlaces: 0.756,
    topics: 0.19,
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
