import { type MatcherModel, encodeText, detectCategory } from "#engine/matching/matcher-model.ts";
import type { LabelledText } from "./read-cases.ts";

export type CategoryFigures = {
  /** 1 where the category was right, 0 where not. */
  right: number[];
  /** What texts of each category were taken for, and how often. */
  takenFor: Map<string, Map<string, number>>;
};

export function measureCategories(model: MatcherModel, texts: LabelledText[]): CategoryFigures {
  const takenFor = new Map<string, Map<string, number>>();
  const right = texts.map(({ text, category }) => {
    const query = encodeText(model, text);
    const detected = query ? detectCategory(model, query, text) : "Other";
    const row = takenFor.get(category) ?? new Map<string, number>();
    row.set(detected, (row.get(detected) ?? 0) + 1);
    takenFor.set(category, row);
    return detected === category ? 1 : 0;
  });
  return { right, takenFor };
}
