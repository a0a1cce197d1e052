import { applyHead } from "./apply-head.ts";
import type { MatcherModel } from "./matcher-model.ts";

/** The project category that a description fits best; right about three times in four. */
export function detectCategory(model: MatcherModel, query: Float64Array): string {
  const values = applyHead(model.heads.category, query);
  return model.heads.category.labels[values.indexOf(Math.max(...values))] ?? "Other";
}
