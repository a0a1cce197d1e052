/** What a draft was removed for, as sets name it, by what the product has to see for it. */
const KINDS = {
  format: [
    "format",
    "wrong format",
    "title form",
    "title format",
    "spoiler in title",
    "detail",
    "too short",
    "length",
    "bare link",
    "links not allowed",
    "translation",
  ],
  day: ["day", "wrong day", "weekday"],
  topic: [
    "topic",
    "off topic",
    "wrong community",
    "politics",
    "homework",
    "translation request",
    "what-if",
    "own theory",
    "selfie",
    "dating",
    "personal finance",
    "work in progress",
    "counterfeit",
    "research",
  ],
  thread: ["thread", "wrong thread", "belongs in a thread"],
} as const;

export type CauseKind = keyof typeof KINDS;

export const CAUSE_KINDS = Object.keys(KINDS) as CauseKind[];

const MISSING = "missing ";

/** The kind of a cause; null for promotion, tone, effort and whatever else has no kind of its own. */
export function kindOfCause(cause: string): CauseKind | null {
  if (cause.startsWith(MISSING)) return "format";
  return CAUSE_KINDS.find((kind) => KINDS[kind].some((name) => name === cause)) ?? null;
}
