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
    score: 0.429,
    opening: 0.401,
    wholeName: 1.025,
    keywords: 0.565,
    members: -0.431,
    language: 0.179,
    precedents: 2.77,
    corePrecedents: -1.155,
    launchPlace: 3.1,
    subject: 1.809,
    place: 1.715,
    elsewhere: -0.327,
    topics: 0.325,
  },
  core: {
    base: -2.635,
    score: 0.25,
    opening: 0.388,
    wholeName: 0.797,
    keywords: 0.613,
    members: -0.695,
    language: -0.422,
    precedents: -0.074,
    corePrecedents: 3.181,
    launchPlace: 0.767,
    subject: 1.838,
    place: 1.478,
    elsewhere: -0.529,
    topics: 0.302,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
