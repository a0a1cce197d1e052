import { type Bound, BOUND_NAMES } from "#engine/recommendations/assess-match.ts";
import { SIGNS } from "#engine/recommendations/match-signs.ts";
import { chooseCommunities } from "#engine/recommendations/rank-communities.ts";
import {
  expectFrom,
  fitFigures,
  gradeList,
  keepJudged,
  type KeptOut,
  LIST_LENGTH,
  rankBy,
  rankKeptOut,
} from "./fit-figure.ts";
import type { GradedCandidate, GradedReading } from "./graded-lists.ts";
import { estimateInterval } from "./estimate-interval.ts";

const PARTS: [name: string, is: (reading: GradedReading) => boolean][] = [
  ["English, whole text", ({ isEnglish, form }) => isEnglish && form === "whole text"],
  ["English, first sentence", ({ isEnglish, form }) => isEnglish && form === "first sentence"],
  ["other languages, whole text", ({ isEnglish, form }) => !isEnglish && form === "whole text"],
  [
    "other languages, first sentence",
    ({ isEnglish, form }) => !isEnglish && form === "first sentence",
  ],
];

/** How good the lists are that nobody fitted on, of the matcher alone and by the figure, and how far the figure can be trusted. */
export function wordGradedLists(readings: GradedReading[]): string {
  const clean = readings.filter(({ isTrained }) => !isTrained);
  const byScore = clean.map((reading) =>
    rankBy(reading, ({ signs }) => signs[SIGNS.indexOf("score")] ?? 0),
  );
  const byFigure = rankKeptOut(readings);
  const rows = PARTS.map(([name, is]) => {
    const of = (lists: KeptOut[]) => lists.filter(({ reading }) => is(reading));
    return [
      name.padEnd(34),
      wordPart(of(byScore)),
      wordPart(of(byFigure)),
      wordInterval(of(byFigure)),
      `${of(byFigure).length} lists`,
    ].join("  ");
  });
  return [
    `${"".padEnd(34)}  the matcher alone                     the figure, five folds`,
    `${"".padEnd(34)}  nDCG@10 judged  relevant of judged core  nDCG@10 judged  relevant of judged core  nDCG@10, 95 %`,
    ...rows,
    wordCalibration(byFigure),
  ].join("\n");
}

/** Of unusual subjects, by weights that were fitted on all the others. */
export function wordUnusual(readings: GradedReading[], unusual: GradedReading[]): string {
  const figures = fitFigures(readings);
  const ranked = unusual.map((reading) => rankBy(reading, (one) => expectFrom(figures, one)));
  return PARTS.filter(([, is]) => unusual.some(is))
    .map(([name, is]) => {
      const lists = ranked.filter(({ reading }) => is(reading));
      return `unusual subjects, ${name}: ${wordPart(lists)}  ${wordInterval(lists)}  ${lists.length} lists`;
    })
    .join("\n");
}

/** nDCG@10, the same without what nobody judged, how many of the first ten are relevant, of all and of those judged, and how many of the core places are among them. */
function wordPart(lists: KeptOut[]): string {
  const firsts = lists.map(({ ranked }) => ranked.slice(0, LIST_LENGTH));
  const shareOf = (is: (grade: number | null) => boolean) =>
    mean(
      firsts.map(
        (first) => first.filter(({ candidate }) => is(candidate.grade)).length / LIST_LENGTH,
      ),
    );
  const core = lists.flatMap(({ reading, ranked }) => {
    const all = reading.grades.filter((grade) => grade === 2).length;
    const shown = ranked
      .slice(0, LIST_LENGTH)
      .filter(({ candidate }) => candidate.grade === 2).length;
    return all === 0 ? [] : [shown / Math.min(all, LIST_LENGTH)];
  });
  const relevant = shareOf((grade) => (grade ?? 0) >= 1);
  return [
    mean(gradeAll(lists)),
    mean(gradeAll(lists.map(keepJudged))),
    relevant,
    relevant / shareOf((grade) => grade !== null),
    mean(core),
  ]
    .map((value) => value.toFixed(3))
    .join("   ");
}

function gradeAll(lists: KeptOut[]): number[] {
  return lists.flatMap((list) => gradeList(list) ?? []);
}

function wordInterval(lists: KeptOut[]): string {
  const { low, high } = estimateInterval(gradeAll(lists));
  return `[${low.toFixed(3)} ${high.toFixed(3)}]`;
}

/** Of what was judged: the mean grade, as a share of the best, at each tenth of the figure. */
function wordCalibration(lists: KeptOut[]): string {
  const judged = lists
    .flatMap(({ ranked }) => ranked)
    .filter(({ candidate }) => candidate.grade !== null);
  const tenths = Map.groupBy(judged, ({ figure }) => Math.min(9, Math.floor(figure * 10)));
  const words = [...tenths]
    .toSorted(([a], [b]) => a - b)
    .map(([tenth, found]) => {
      const grade = mean(found.map(({ candidate }) => (candidate.grade ?? 0) / 2));
      return `${tenth * 10}%: ${Math.round(grade * 100)}% of ${found.length}`;
    });
  return `grade by the percentage shown, on lists kept out: ${words.join(", ")}`;
}

/** What nDCG@10 each sign is worth on the lists kept out. */
export function wordAblation(readings: GradedReading[]): string {
  const whole = rankKeptOut(readings);
  const rows = SIGNS.filter((sign) => sign !== "base").map((sign) => {
    const signs = SIGNS.filter((one) => one !== sign);
    const without = rankKeptOut(readings, signs);
    const changes = PARTS.map(([, is]) => measure(without, is) - measure(whole, is));
    return `  without ${sign.padEnd(16)}${changes.map(signed).join("  ")}`;
  });
  const bounds = BOUND_NAMES.map((bound) => {
    const without = rankKeptOut(readings.map((reading) => dropBound(reading, bound)));
    const changes = PARTS.map(([, is]) => measure(without, is) - measure(whole, is));
    return `  without the bound '${bound}' ${changes.map(signed).join("  ")}`;
  });
  return [`nDCG@10 of ${PARTS.map(([name]) => name).join("; ")}:`, ...rows, ...bounds].join("\n");
}

/** As if nothing were left out for this alone. */
function dropBound(reading: GradedReading, bound: Bound): GradedReading {
  const candidates = reading.candidates.map((one) => ({
    ...one,
    isLeftOut: one.assessed.bounds.some((other) => other !== bound),
  }));
  return { ...reading, candidates };
}

/**
 * The lists as they are shown: by figure and by what one may do there, places that take any project apart. Of those
 * that have a place of their very subject, and of those that have one to post in, the share with one among the first five.
 */
export function wordShown(readings: GradedReading[]): string {
  const kept = rankKeptOut(readings);
  const rows = PARTS.map(([name, is]) => {
    const lists = kept.filter(({ reading }) => is(reading)).map(showList);
    const all = lists.flatMap(({ fits }) => fits);
    return [
      name.padEnd(34),
      (all.length / lists.length).toFixed(1).padEnd(8),
      shareRelevant(all).toFixed(3),
      shareRelevant(all.filter(({ grade }) => grade !== null)).toFixed(3),
      shareWithOwn(lists, () => true),
      shareWithOwn(lists, ({ assessed }) => assessed.group === "post"),
    ].join("  ");
  });
  return [
    `${"as shown".padEnd(34)}  length  relevant of judged  own subject in five, one to post in`,
    ...rows,
  ].join("\n");
}

type Judged = Pick<GradedCandidate, "grade" | "assessed">;

function shareRelevant(shown: Judged[]): number {
  return shown.filter(({ grade }) => (grade ?? 0) >= 1).length / shown.length;
}

function showList({ reading, ranked }: KeptOut): { judged: Judged[]; fits: Judged[] } {
  const gradeOf = new Map(ranked.map(({ candidate: { id, grade } }) => [id, grade]));
  const candidates = ranked.map(({ candidate, figure }) => ({
    ...candidate.assessed,
    relevance: figure,
  }));
  const fits = chooseCommunities(candidates, LIST_LENGTH).fits.map((assessed) => ({
    assessed,
    grade: gradeOf.get(assessed.community.id) ?? null,
  }));
  return { judged: reading.candidates.filter(({ isLeftOut }) => !isLeftOut), fits };
}

const FIRST_ONES = 5;

function shareWithOwn(
  lists: { judged: Judged[]; fits: Judged[] }[],
  isOne: (candidate: Judged) => boolean,
): string {
  const isOwn = (one: Judged) => one.grade === 2 && !one.assessed.isGeneral && isOne(one);
  const having = lists.filter(({ judged }) => judged.some(isOwn));
  const shown = having.filter(({ fits }) => fits.slice(0, FIRST_ONES).some(isOwn));
  return `${(shown.length / having.length).toFixed(3)} of ${having.length}`;
}

/** The weights as they stand in match-figure.ts. */
export function wordWeights(readings: GradedReading[]): string {
  const { related, core } = fitFigures(readings);
  return `  related: {\n${wordColumn(related)}\n  },\n  core: {\n${wordColumn(core)}\n  },`;
}

function wordColumn(weights: number[]): string {
  return SIGNS.map((sign, i) => `    ${sign}: ${(weights[i] ?? 0).toFixed(3)},`).join("\n");
}

function measure(lists: KeptOut[], is: (reading: GradedReading) => boolean): number {
  return mean(gradeAll(lists.filter(({ reading }) => is(reading))));
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(3)}`;
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
