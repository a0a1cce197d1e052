import { SIGNS } from "#engine/recommendations/match-signs.ts";
import { fitFigures, gradeList, type KeptOut, rankBy, rankKeptOut } from "./fit-figure.ts";
import type { GradedReading } from "./graded-lists.ts";
import { LIST_LENGTH } from "./fit-figure.ts";

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
      `${of(byFigure).length} lists`,
    ].join("  ");
  });
  return [
    `${"".padEnd(34)}  the matcher alone            the figure, five folds`,
    `${"".padEnd(34)}  nDCG@10 relevant core judged  nDCG@10 relevant core judged`,
    ...rows,
    wordCalibration(byFigure),
  ].join("\n");
}

/** nDCG@10, how many of the first ten are relevant, how many of the core places are among them, how many were judged at all. */
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
  const ndcg = mean(lists.flatMap((list) => gradeList(list) ?? []));
  return [
    ndcg,
    shareOf((grade) => (grade ?? 0) >= 1),
    mean(core),
    shareOf((grade) => grade !== null),
  ]
    .map((value) => value.toFixed(3))
    .join("   ");
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
  return [`nDCG@10 of ${PARTS.map(([name]) => name).join("; ")}:`, ...rows].join("\n");
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
  return mean(lists.filter(({ reading }) => is(reading)).flatMap((list) => gradeList(list) ?? []));
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(3)}`;
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
