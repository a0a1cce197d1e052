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
    base: 0.075,
    score: 0.541,
    opening: 0.407,
    best: -0.481,
    wholeName: 1.042,
    keywords: 0.586,
    members: -0.482,
    language: 0.133,
    precedents: 2.67,
    corePrecedents: -1.003,
    launchPlace: 3.151,
    subject: 1.764,
    place: 1.661,
    elsewhere: -0.431,
    topics: 0.334,
  },
  core: {
    base: -1.58,
    score: 0.422,
    opening: 0.378,
    best: -0.588,
    wholeName: 0.788,
    keywords: 0.622,
    members: -0.735,
    language: -0.454,
    precedents: -0.126,
    corePrecedents: 3.265,
    launchPlace: 0.68,
    subject: 1.774,
    place: 1.398,
    elsewhere: -0.6,
    topics: 0.309,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
