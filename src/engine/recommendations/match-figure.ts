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
    base: -0.658,
    score: 0.251,
    opening: 0.347,
    neighbours: 0.162,
    word: 0.282,
    wholeName: 0.867,
    keywords: 0.425,
    members: -0.328,
    precedents: 4.554,
    corePrecedents: -4.546,
    launchPlace: 2.995,
    subject: 1.897,
    place: 1.892,
    elsewhere: -0.69,
    ofPlaces: 0.33,
    topics: 0.12,
  },
  core: {
    base: -2.693,
    score: -0.043,
    opening: 0.371,
    neighbours: 0.415,
    word: 0.58,
    wholeName: 0.653,
    keywords: 0.468,
    members: -0.406,
    precedents: -0.749,
    corePrecedents: 4.46,
    launchPlace: 1.252,
    subject: 1.848,
    place: 1.167,
    elsewhere: -1.413,
    ofPlaces: 0.736,
    topics: 0.201,
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
