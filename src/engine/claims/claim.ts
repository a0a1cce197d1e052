/** What kind of thing a draft states that nobody said. */
export const CLAIM_KINDS = [
  "number",
  "date",
  "name",
  "place",
  "address",
  "quotation",
  "speech",
  "award",
  "experience",
  "person",
  "users",
  "feature",
  "price",
  "superlative",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A concrete claim of a draft that is not in what the founder said. */
export type UnsupportedClaim = {
  /** As the draft has it: '30 countries'. */
  text: string;
  start: number;
  end: number;
  kind: ClaimKind;
  /** The sentence it stands in. */
  sentence: string;
};

/** What a draft may rest on. */
export type ClaimSources = {
  /** The founder's answers, notes, the project's name and address: each a text of its own. */
  founder: readonly string[];
  /** Name, rules and customs of the community: its terms may be used, its numbers prove nothing. */
  community: readonly string[];
};

/** A claim as indices into a draft's words: the first, and the one behind the last. */
export type WordSpan = { from: number; to: number; kind: ClaimKind };
