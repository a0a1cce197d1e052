import { encodeDescription } from "#engine/recommendations/reading/encode-description.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { detectAudience } from "#engine/matching/detect-audience.ts";
import { detectCategory } from "#engine/matching/detect-category.ts";
import type { AddressedText, LabelledText } from "./read-cases.ts";

export type CategoryFigures = {
  /** 1 where the category was right, 0 where not. */
  right: number[];
  /** What texts of each category were taken for, and how often. */
  takenFor: Map<string, Map<string, number>>;
};

export function measureCategories(model: Matcher, texts: LabelledText[]): CategoryFigures {
  const takenFor = new Map<string, Map<string, number>>();
  const right = texts.map(({ text, category }) => {
    const query = encodeDescription(model, text);
    const detected = query ? detectCategory(model, query, text) : "Other";
    const row = takenFor.get(category) ?? new Map<string, number>();
    row.set(detected, (row.get(detected) ?? 0) + 1);
    takenFor.set(category, row);
    return detected === category ? 1 : 0;
  });
  return { right, takenFor };
}

export type AudienceFigures = {
  /** How likely a group has to be to be named. */
  likely: number;
  /** 1 where a group that was named is one of those it is for, 0 where not. */
  right: number[];
};

/** With each bound that might be set. */
export function measureAudiences(model: Matcher, texts: AddressedText[]): AudienceFigures[] {
  return [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map((likely) => ({
    likely,
    right: texts.map(({ text, targetAudience }) => {
      const query = encodeDescription(model, text);
      const named = query ? detectAudience(model, query, text, likely) : [];
      return named.some((group) => targetAudience.includes(group)) ? 1 : 0;
    }),
  }));
}
