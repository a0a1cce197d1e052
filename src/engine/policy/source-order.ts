/**
 * Which source wins, best first: field by field the first that says anything counts. It is kept in these places:
 * `applyOwn` lays over a policy what is 'yours', `rankStances` picks the stance, `deriveCommonPolicy` all other
 * fields, and `listDemandsOn` a limit on promotion. One thing no source overrides: what Reddit enforces when a post
 * is sent is demanded whatever anybody wrote.
 */
export const SOURCE_ORDER = [
  /** What this user confirmed, pasted or was told by the moderators. */
  "yours",
  /** Reddit's own answer, or an operator's list that is newer than our notes. */
  "reddit",
  /** What we noted by hand, with confidence high or middling. */
  "note",
  /** An older list of rules. */
  "rules",
  /** A note with low confidence: it loosens nothing. */
  "hint",
  /** Nobody said anything. */
  "none",
] as const;
export type SourceKind = (typeof SOURCE_ORDER)[number];

type Sourced = { kind: SourceKind };

/** 0 for the best. */
export function rankSource({ kind }: Sourced): number {
  return SOURCE_ORDER.indexOf(kind);
}

/** Not of two that are equally good. */
export function isBetterSource(one: Sourced, other: Sourced): boolean {
  return rankSource(one) < rankSource(other);
}
