import { readFileSync } from "node:fs";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import { READERS } from "#engine/writer/place/place.ts";
import type { QuestionSign } from "#engine/writer/plan/question-weights.ts";
import { type QuestionSigns, readQuestionSigns } from "#engine/writer/plan/value-question.ts";
import { readPlace } from "#engine/writer/project/read-place.ts";
import { readAnswers } from "#engine/writer/told/read-answers.ts";
import { type QuestionId, QUESTIONS } from "#engine/writer/told/told.ts";
import { type Example, fitLogistic, sumSigns } from "./fit-logistic.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { Founder } from "./read-founders.ts";
import { readKnown } from "./write-plans.ts";

/** A founder's question in one community; from 0, for others, to 2, many there would like to answer it. */
type GradedQuestion = { founder: string; community: string; id: QuestionId; grade: number };

const BEST = 2;

export function readGradedQuestions(file: string): GradedQuestion[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line, at) => {
    const [founder = "", community = "", named, grade] = line.split("\t");
    const id = QUESTIONS.find((each) => each === named);
    if (!id || Number.isNaN(Number(grade))) throw new Error(`${file}, line ${at + 2}: ${line}`);
    return { founder, community, id, grade: Number(grade) };
  });
}

type QuestionCase = GradedQuestion & { signs: QuestionSigns };

export async function listQuestionCases(
  matcher: MatcherModel,
  founders: Founder[],
  graded: GradedQuestion[],
): Promise<QuestionCase[]> {
  const known = await readKnown(await openCatalogue(), founders);
  return graded.flatMap((each) => {
    const founder = founders.find(({ id }) => id === each.founder);
    const entry = known.get(each.community);
    if (!founder || !entry) return [];
    const { name, url, interview } = founder;
    const near = measureNearness(matcher, interview)(entry.modelRow);
    const told = readAnswers({ name, url }, interview);
    const place = readPlace(each.community, { ...entry.community, near }, told);
    return [{ ...each, signs: readQuestionSigns(each.id, place, interview.kind) }];
  });
}

const SIGNS: readonly QuestionSign[] = [
  "all",
  ...READERS,
  ...PROJECT_KINDS,
  "question",
  "what",
  "whole",
  "peers",
];

function spread({ id, signs }: QuestionCase): number[] {
  const row = Array<number>(1 + SIGNS.length * QUESTIONS.length).fill(0);
  row[0] = 1;
  for (const [sign, value] of signs) row[placeOf(sign, id)] = value;
  return row;
}

function placeOf(sign: QuestionSign, id: QuestionId): number {
  return 1 + QUESTIONS.indexOf(id) * SIGNS.length + SIGNS.indexOf(sign);
}

const RIDGE = 0.5;
const FOLDS = 5;
const BOUNDS = [0, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

/** The table of weights, ready to be pasted, and what would be asked of founders that it was not fitted to. */
export function wordQuestions(cases: QuestionCase[]): string {
  const rows = cases.map((each) => spread(each));
  const weights = fitLogistic(listExamples(cases, rows), RIDGE);
  const tables = QUESTIONS.map((id) => {
    const own = SIGNS.map((sign) => {
      const weight = (weights[placeOf(sign, id)] ?? 0) + (sign === "all" ? (weights[0] ?? 0) : 0);
      return `    ${sign}: ${Math.round(weight * 100) / 100},`;
    });
    return `  ${id}: {\n${own.join("\n")}\n  },`;
  });
  const guessed = guessKept(cases, rows);
  return [
    `${cases.length} questions of ${new Set(cases.map(({ founder }) => founder)).size} founders`,
    ...BOUNDS.map((bound) => wordBound(guessed, bound)),
    ...tables,
  ].join("\n");
}

/** A grade of one is as much so as not. */
function listExamples(cases: readonly QuestionCase[], rows: readonly number[][]): Example[] {
  return cases.flatMap(({ grade }, at) => {
    const signs = rows[at] ?? [];
    return [
      { signs, isSo: true, weight: grade / BEST },
      { signs, isSo: false, weight: 1 - grade / BEST },
    ].filter(({ weight }) => weight > 0);
  });
}

type Guessed = QuestionCase & { guess: number };

function guessKept(cases: readonly QuestionCase[], rows: readonly number[][]): Guessed[] {
  const founders = [...new Set(cases.map(({ founder }) => founder))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(founders.filter((__, at) => at % FOLDS === fold));
    const isHeld = cases.map(({ founder }) => held.has(founder));
    const weights = fitLogistic(
      listExamples(
        cases.filter((__, at) => !isHeld[at]),
        rows.filter((__, at) => !isHeld[at]),
      ),
      RIDGE,
    );
    return cases.flatMap((each, at) =>
      isHeld[at]
        ? [{ ...each, guess: 1 / (1 + Math.exp(-sumSigns(weights, rows[at] ?? []))) }]
        : [],
    );
  }).flat();
}

function wordBound(guessed: readonly Guessed[], bound: number): string {
  const places = Map.groupBy(guessed, ({ founder, community }) => `${founder} ${community}`);
  const asked = [...places.values()].flatMap((own) => {
    const [best] = own.toSorted((a, b) => b.guess - a.guess);
    return best && best.guess >= bound ? [best] : [];
  });
  const share = (isSo: (grade: number) => boolean) =>
    `${((asked.filter(({ grade }) => isSo(grade)).length / asked.length) * 100).toFixed(0)} %`;
  return `from ${bound}: ${asked.length} of ${places.size} places are asked; ${share((grade) => grade > 1)} good, ${share((grade) => grade < 1)} for others (five folds)`;
}
