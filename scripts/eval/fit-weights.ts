import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { kindOf, readSigns, KIND_WEIGHTS, SIGNS } from "#engine/recommendations/match-signs.ts";
import { findCandidates } from "#engine/recommendations/rank-candidates.ts";
import { readProject } from "#engine/recommendations/reading/read-project.ts";
import { halfOf, judge } from "./measure-ranking.ts";
import type { Catalogue } from "./open-catalogue.ts";
import type { Judgement, ProjectCase } from "./read-cases.ts";

type Example = { signs: number[]; isRight: boolean; weight: number };

/** Most of what nobody judged is wrong, but not all of it. */
const WEIGHT_OF_UNJUDGED = 0.3;
/** Holds every weight but the first, the base, near nought. */
const RIDGE = 1;
const ROUNDS = 30;

const KINDS = Object.keys(KIND_WEIGHTS);

/** The weights of matches, fitted by Newton's method on the half of the projects that is for it. */
export async function fitWeights(
  model: MatcherModel,
  catalogue: Catalogue,
  cases: ProjectCase[],
  judgements: ReadonlyMap<string, Judgement>,
): Promise<Record<string, number>> {
  const examples: Example[] = [];
  for (const project of cases.filter((one) => halfOf(one) === "fitted")) {
    const reading = readProject(model, project);
    const candidates = reading ? await findCandidates(model, reading, catalogue.lookUp) : [];
    for (const { community, ...found } of candidates) {
      const signs = reading && readSigns(model, reading, community, found);
      if (!signs || found.group === "left-out") continue;
      const worth = judge(community.id, project, judgements.get(project.id));
      const kind = kindOf(community);
      examples.push({
        signs: [...SIGNS.map((sign) => signs[sign]), ...KINDS.map((one) => Number(one === kind))],
        isRight: worth === "allowed" || worth === "closed",
        weight: worth === "unjudged" ? WEIGHT_OF_UNJUDGED : 1,
      });
    }
  }
  const weights = fit(examples);
  const names = [...SIGNS, ...KINDS];
  return Object.fromEntries(names.map((name, i) => [name, Number((weights[i] ?? 0).toFixed(2))]));
}

function fit(examples: Example[]): number[] {
  const size = SIGNS.length + KINDS.length;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : -RIDGE * weight));
    const curve = weights.map((_, i): number[] =>
      weights.map((__, j) => (i === j && i > 0 ? RIDGE : 0)),
    );
    for (const { signs, isRight, weight } of examples) {
      const guess =
        1 / (1 + Math.exp(-signs.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0)));
      const set = signs.flatMap((x, i) => (x === 0 ? [] : [[i, x] as const]));
      for (const [i, x] of set) {
        slope[i] = (slope[i] ?? 0) + weight * (Number(isRight) - guess) * x;
        const row = curve[i] ?? [];
        for (const [j, y] of set) row[j] = (row[j] ?? 0) + weight * guess * (1 - guess) * x * y;
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

/** Gauss's elimination; the ridge keeps every pivot well above nought. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 1;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] ?? 0) / pivot;
      for (let j = at; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
