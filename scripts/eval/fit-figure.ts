import { createHash } from "node:crypto";
import { SIGNS, type Sign } from "#engine/recommendations/match-signs.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import type { GradedCandidate, GradedReading } from "./graded-lists.ts";

/** What nobody judged is mostly wrong from this place on; before it, who knows. */
const FIRST_UNJUDGED = 25;
/** One of ten is taken, for all ten: the weights come out the same, and ten times sooner. */
const ONE_OF = 10;
const WEIGHT_OF_UNJUDGED = 0.05 * ONE_OF;
/** The matcher was trained on these lists, so that its scores are flattered there. */
const WEIGHT_OF_TRAINED = 0.3;
const FOLDS = 5;
export const LIST_LENGTH = 10;

export type Figures = { related: number[]; core: number[] };

/** The weights of the two regressions for some of the signs; the others get 0. */
export function fitFigures(readings: GradedReading[], signs: readonly Sign[] = SIGNS): Figures {
  const columns = signs.map((sign) => SIGNS.indexOf(sign));
  const fitFor = (isSo: (grade: number) => boolean) => {
    const examples = readings.flatMap(({ isTrained, candidates }) =>
      candidates.flatMap((candidate): Example[] => {
        const { grade, place } = candidate;
        if (candidate.isLeftOut || (grade === null && !isTaken(place))) return [];
        const weight =
          (grade === null ? WEIGHT_OF_UNJUDGED : 1) * (isTrained ? WEIGHT_OF_TRAINED : 1);
        return [
          { signs: columns.map((i) => candidate.signs[i] ?? 0), isSo: isSo(grade ?? 0), weight },
        ];
      }),
    );
    const fitted = fitLogistic(examples);
    return SIGNS.map((sign) => fitted[signs.indexOf(sign)] ?? 0);
  };
  return { related: fitFor((grade) => grade >= 1), core: fitFor((grade) => grade === 2) };
}

function isTaken(place: number): boolean {
  return place >= FIRST_UNJUDGED && place % ONE_OF === 0;
}

export function expectFrom({ related, core }: Figures, { signs }: GradedCandidate): number {
  const chance = (weights: number[]) => 1 / (1 + Math.exp(-sumSigns(weights, signs)));
  return (chance(related) + chance(core)) / 2;
}

/** A clean list with the figure of each candidate, from weights that never saw it. */
export type KeptOut = {
  reading: GradedReading;
  ranked: { candidate: GradedCandidate; figure: number }[];
};

/** Five times: fitted on four fifths of the clean lists and on those that the matcher knows, ranked on the fifth. */
export function rankKeptOut(readings: GradedReading[], signs: readonly Sign[] = SIGNS): KeptOut[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isKept = (reading: GradedReading) => !reading.isTrained && foldOf(reading) === fold;
    const figures = fitFigures(
      readings.filter((one) => !isKept(one)),
      signs,
    );
    return readings
      .filter(isKept)
      .map((reading) => rankBy(reading, (one) => expectFrom(figures, one)));
  }).flat();
}

export function rankBy(
  reading: GradedReading,
  figureOf: (candidate: GradedCandidate) => number,
): KeptOut {
  return {
    reading,
    ranked: reading.candidates
      .filter(({ isFound, isLeftOut }) => isFound && !isLeftOut)
      .map((candidate) => ({ candidate, figure: figureOf(candidate) }))
      .toSorted((a, b) => b.figure - a.figure),
  };
}

/** By its id, so that both lengths of a project are on the same side. */
function foldOf({ id }: GradedReading): number {
  return (createHash("sha256").update(id).digest()[0] ?? 0) % FOLDS;
}

/** A list as if what nobody judged were not there. */
export function keepJudged({ reading, ranked }: KeptOut): KeptOut {
  return { reading, ranked: ranked.filter(({ candidate }) => candidate.grade !== null) };
}

/** nDCG@10 by grade; what nobody judged counts as wrong, so that it is a lower bound. Null where nothing is right. */
export function gradeList({ reading, ranked }: KeptOut): number | null {
  const shown = ranked.slice(0, LIST_LENGTH).map(({ candidate }) => candidate.grade ?? 0);
  const ideal = reading.grades.toSorted((a, b) => b - a).slice(0, LIST_LENGTH);
  const best = sumGains(ideal);
  return best === 0 ? null : sumGains(shown) / best;
}

function sumGains(grades: number[]): number {
  return grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
