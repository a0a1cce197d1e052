import type { FactDate } from "#engine/text/format.ts";

/** Best first: a better source overrides the others, field by field. */
export const SOURCE_KINDS = ["yours", "reddit", "note", "rules", "hint", "none"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Where something about a community comes from, and of when it is. */
export type PolicySource = { kind: SourceKind; asOf: FactDate | null };
