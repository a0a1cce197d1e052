/** Questions whose answer can be typed in fields. */
export const FACT_IDS = ["price", "platform", "stackOrMaterial", "numbers"] as const;
export type FactId = (typeof FACT_IDS)[number];

export const FIELD_KEYS = [
  "amount",
  "per",
  "free",
  "licence",
  "where",
  "name",
  "place",
  "hours",
  "often",
  "door",
  "madeIn",
  "wait",
  "language",
  "uses",
  "tools",
  "hard",
  "material",
  "cutWith",
  "figure",
  "counts",
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];

/** One row of fields, without those that are empty. */
export type FieldRow = Partial<Record<FieldKey, string>>;

/** What was typed in fields, by question; the answer is what they say. */
export type Fields = Partial<Record<FactId, FieldRow[]>>;
