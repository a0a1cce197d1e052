import { detectKind } from "#engine/interview/detect-kind.ts";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { CATEGORY_WEIGHTS } from "./category-weights.ts";
import { applyHead, type MatcherModel } from "./matcher-model.ts";

/** The project category that fits best: what the head says of the words, weighed with the kind of project that it is. */
export function detectCategory(model: MatcherModel, query: Float64Array, text?: string): string {
  const { labels } = model.heads.category;
  const values =
    text === undefined
      ? applyHead(model.heads.category, query)
      : weighLabels(labels, readCategorySigns(model, query, text));
  return labels[values.indexOf(Math.max(...values))] ?? "Other";
}

function weighLabels(labels: readonly string[], signs: readonly number[]): number[] {
  return labels.map((label) => {
    const weights = CATEGORY_WEIGHTS[label] ?? [];
    return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
  });
}

/** The base, the logarithm of each label's share, and the kind: what the weights are for, in their order. */
export function readCategorySigns(
  model: MatcherModel,
  query: Float64Array,
  text: string,
): number[] {
  const values = applyHead(model.heads.category, query);
  const highest = Math.max(...values);
  const sum = values.reduce((total, value) => total + Math.exp(value - highest), 0);
  const kind = detectKind({ description: text });
  return [
    1,
    ...values.map((value) => value - highest - Math.log(sum)),
    ...PROJECT_KINDS.map((each) => Number(each === kind)),
  ];
}
