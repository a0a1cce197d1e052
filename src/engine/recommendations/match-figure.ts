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
    base: -0.814,
    score: 0.449,
    opening: 0.423,
    wholeName: 1.039,
    keywords: 0.563,
    members: -0.434,
    language: -0.003,
    precedents: 2.798,
    corePrecedents: -1.189,
    launchPlace: 2.952,
    subject: 1.833,
    place: 1.821,
    elsewhere: -0.341,
    topics: 0.171,
  },
  core: {
    base: -2.656,
    score: 0.277,
    opening: 0.389,
    wholeName: 0.8,
    keywords: 0.608,
    members: -0.693,
    language: -0.523,
    precedents: -0.048,
    corePrecedents: 3.139,
    launchPlace: 0.721,
    subject: 1.843,
    place: 1.54,
    elsewhere: -0.564,
    topics: 0.164,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
