import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { readCategorySigns } from "#engine/matching/detect-category.ts";
import { encodeText, type MatcherModel } from "#engine/matching/matcher-model.ts";
import { fitLogistic, sumSigns } from "./fit-logistic.ts";
import type { LabelledText } from "./read-cases.ts";

type Case = { signs: number[]; category: string };

const FOLDS = 5;
const RIDGES = [1, 3, 10, 30];

/** The weights of each category, ready to be pasted, and how many texts are right by weights that were fitted without them. */
export function wordCategoryWeights(model: MatcherModel, texts: LabelledText[]): string {
  const { labels } = model.heads.category;
  const cases = texts.flatMap(({ text, category }): Case[] => {
    const query = encodeText(model, text);
    return query ? [{ signs: readCategorySigns(model, query, text), category }] : [];
  });
  const tried = RIDGES.map((ridge) => ({ ridge, right: countHeldOut(cases, labels, ridge) }));
  const best = tried.reduce((a, b) => (b.right > a.right ? b : a));
  const weights = fitEach(cases, labels, best.ridge);
  return [
    ...tried.map(({ ridge, right }) => `ridge ${ridge}: ${right} of ${cases.length} right`),
    `base, ${labels.join(", ")}, ${PROJECT_KINDS.join(", ")}`,
    ...labels.map((label, at) => {
      const rounded = weights[at]?.map((weight) => Math.round(weight * 100) / 100) ?? [];
      return `  ${JSON.stringify(label)}: [${rounded.join(", ")}],`;
    }),
  ].join("\n");
}

function fitEach(cases: Case[], labels: readonly string[], ridge: number): number[][] {
  return labels.map((label) =>
    fitLogistic(
      cases.map(({ signs, category }) => ({ signs, isSo: category === label, weight: 1 })),
      ridge,
    ),
  );
}

function countHeldOut(cases: Case[], labels: readonly string[], ridge: number): number {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_each: Case, at: number) => at % FOLDS === fold;
    const weights = fitEach(
      cases.filter((each, at) => !isHeld(each, at)),
      labels,
      ridge,
    );
    for (const { signs, category } of cases.filter(isHeld)) {
      const values = weights.map((own) => sumSigns(own, signs));
      right += Number(labels[values.indexOf(Math.max(...values))] === category);
    }
  }
  return right;
}
