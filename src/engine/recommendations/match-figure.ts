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
    base: -0.77,
    score: 0.212,
    opening: 0.379,
    neighbours: 0.33,
    word: 0.418,
    wholeName: 0.944,
    keywords: 0.39,
    members: -0.209,
    precedents: 3.52,
    corePrecedents: -2.615,
    launchPlace: 3.516,
    subject: 1.946,
    place: 1.859,
    elsewhere: -0.683,
    ofPlaces: 0.448,
    topics: 0.113,
  },
  core: {
    base: -2.626,
    score: -0.012,
    opening: 0.331,
    neighbours: 0.394,
    word: 0.689,
    wholeName: 0.73,
    keywords: 0.394,
    members: -0.436,
    precedents: -0.666,
    corePrecedents: 4.441,
    launchPlace: 1.254,
    subject: 1.866,
    place: 1.191,
    elsewhere: -1.304,
    ofPlaces: 0.715,
    topics: 0.208,
  },
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
