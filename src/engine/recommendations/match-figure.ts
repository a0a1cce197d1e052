import { toProbability } from "#engine/matching/matcher-model.ts";
import { type MatchSigns, SIGNS, type Sign } from "./match-signs.ts";

/** What each sign adds to the log-odds that people call a community related, and that they call it of the subject. */
export type FigureWeights = { related: Record<Sign, number>; core: Record<Sign, number> };

/**
 * Two logistic regressions, fitted on graded lists by `npm run eval -- weights`, which prints what each sign
 * is worth and how far the percentage can be trusted (decision 45). To change one by hand is to break it.
 */
export const FIGURE_WEIGHTS: FigureWeights = {
  related: Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>,
  core: Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>,
};

/** The expected grade as a share of the best: the chance of core plus half the chance of no more than related. */
export function expectGrade(signs: MatchSigns, { related, core } = FIGURE_WEIGHTS): number {
  const chanceOf = (weights: Record<Sign, number>) =>
    toProbability(SIGNS.reduce((sum, sign) => sum + weights[sign] * signs[sign], 0));
  return (chanceOf(related) + chanceOf(core)) / 2;
}
