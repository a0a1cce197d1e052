import type { FactDate } from "#engine/text/format.ts";
import { NOTES_AS_OF } from "./notes/notes-as-of.ts";

/**
 * Which source wins, best first: the first that says anything counts. What lists and notes say of the stance
 * (`rankStances`) and limits on promotion (`listDemandsOn`) go by this list; every field of a policy has its
 * order in `FIELD_ORDERS`, which `derivePolicy` and `applyOwn` read.
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

type Voice =
  /** What was pasted or corrected, by this user or by others (`OVERLAYS`). */
  | "own"
  /** What Reddit itself enforces when a post is sent. */
  | "settings"
  /** The list of rules that was read, and codes that follow from the stance. */
  | "list"
  | "stance"
  /** What we noted by hand: a guess only after what is known, or where nothing else is. */
  | "note"
  /** The list and the notes, by `SOURCE_ORDER`. */
  | "sources"
  /** What the catalogue has of the community itself. */
  | "catalogue"
  /** What its posts were seen to be. */
  | "seen";

/** Who counts before whom, best first, field by field, and why; who is left out says nothing of the field. */
export const FIELD_ORDERS = {
  /** Whoever pasted rules or asked the moderators knows the newest. */
  stance: ["own", "sources"],
  /** All count, of one sort of post and one code the first: a list names no sort of post. */
  demands: ["own", "note", "list"],
  /** A list that was pasted replaces the older one whole. */
  listedRules: ["own", "list"],
  /** All count, but for what is noted of a kind that was pasted: what Reddit enforces is demanded whatever anybody wrote. */
  requirements: ["settings", "own", "note"],
  /** Codes on promotion follow the stance; a list as new as our notes says the others. */
  codes: ["own", "stance", "list", "settings", "note"],
  /** Our notes are newer than the list; that Reddit demands a flair adds nothing where either says it. */
  codesBesideOlderList: ["own", "stance", "note", "list", "settings"],
  /**
   * 'Text posts only' is read from the name of a rule and is sometimes wrong, even in Reddit's own list: what
   * somebody noted counts before it. What was seen is a habit and no rule.
   */
  formats: ["own", "note", "list", "seen"],
  /** All count; a word of several is spelled as the first has it. */
  bannedKeywords: ["own", "settings", "note"],
  /** Whoever noted it has looked at the community; the catalogue has it for few. */
  language: ["note", "catalogue"],
  kind: ["note", "catalogue"],
} as const satisfies Record<string, readonly Voice[]>;
export type PolicyField = keyof typeof FIELD_ORDERS;

type Common<F extends PolicyField> = Exclude<(typeof FIELD_ORDERS)[F][number], "own">;

/** What is said of a field by all but those who pasted, best first. */
export function inOrder<F extends PolicyField, Said extends Record<Common<F>, unknown>>(
  field: F,
  said: Said,
): Said[keyof Said][] {
  const ordered: Said[keyof Said][] = [];
  for (const voice of FIELD_ORDERS[field]) {
    if (voice in said) ordered.push(said[voice as keyof Said]);
  }
  return ordered;
}

/** The first that is said of a field; null where nobody says anything. */
export function pickFirst<F extends PolicyField, Said extends Record<Common<F>, unknown>>(
  field: F,
  said: Said,
): NonNullable<Said[keyof Said]> | null {
  for (const voice of FIELD_ORDERS[field]) {
    const one = voice in said ? said[voice as keyof Said] : null;
    if (one !== null && one !== undefined) return one;
  }
  return null;
}

/** Laid over what counts for everybody, each over those before it. */
export const OVERLAYS = [
  /** Rules that users pasted and the operator took over. */
  "contributed",
  "yours",
] as const;

/** Whether what Reddit enforces stays in place beside what somebody pasted. */
export function isBeforeOwn(field: PolicyField, { kind }: Sourced): boolean {
  const order: readonly Voice[] = FIELD_ORDERS[field];
  const place = order.indexOf("settings");
  return kind === "reddit" && place !== -1 && place < order.indexOf("own");
}

/** What was pasted or corrected, and what else is known: the better first. */
export function layOver<T>(field: PolicyField, own: T, known: T): [T, T] {
  const [best]: readonly Voice[] = FIELD_ORDERS[field];
  return best === "own" ? [own, known] : [known, own];
}

/** The better of the two that says anything. */
export function pickOver<T>(field: PolicyField, own: T | null, known: T): T {
  return layOver<T | null>(field, own, known).find((each) => each !== null) ?? known;
}

type Origin = "catalogue" | "import" | "reddit";

/** An operator's list counts like Reddit's answer, unless it comes from a dump older than the notes. */
export function kindOfList(origin: Origin, asOf: FactDate): SourceKind {
  const isCurrent = origin === "reddit" || (origin === "import" && asOf >= NOTES_AS_OF);
  return isCurrent ? "reddit" : "rules";
}

type Dated = { asOf: FactDate };

/** Rules that users pasted count until Reddit gives newer ones. */
export function isOutdated(contributed: Dated, rules: Dated | null, origin: Origin): boolean {
  return origin === "reddit" && rules !== null && rules.asOf > contributed.asOf;
}
