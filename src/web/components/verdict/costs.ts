import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { FIELDS } from "./open-blank.ts";
import type { Cost } from "./split-text.ts";

/** What the underline of words says when it is asked. */
export type UnderlineReason = Pick<RiskReason, "id" | "text" | "places" | "fix"> & {
  basis?: RiskReason["basis"];
  /** What to do about it, where no rule and no habit is behind it. */
  hint?: string;
};

export type Spot = { field: DraftPlace["field"]; offset: number };

/** A reason that lies in half of the text is told beside it: underlining all of it would say nothing. */
const MOST_LENGTH = 160;

/** The words that cost something, from the first to the last. */
export function listCosts({ checks, risk }: Assessment): Cost[] {
  const broken = new Set(checks.filter(({ outcome }) => outcome === "broken").map(({ id }) => id));
  return risk.reasons
    .flatMap(({ id, places }) =>
      places
        .filter(({ start, end }) => end > start && end - start <= MOST_LENGTH)
        .map(({ field, start, end }): Cost => {
          return { field, start, end, verdict: broken.has(id) ? "fail" : "warn" };
        }),
    )
    .toSorted((a, b) => order(a, b) || a.end - b.end);
}

/** All that is underlined, whatever for, from the first words to the last. */
export function listUnderlined(...kinds: readonly (readonly DraftPlace[])[]): DraftPlace[] {
  return kinds.flat().toSorted((a, b) => order(a, b) || a.end - b.end);
}

/** The words at the caret; else the next ones, and after the last the first again. */
export function findNextUnderlined(
  places: readonly DraftPlace[],
  { field, offset }: Spot,
): DraftPlace | null {
  const isAt = (one: DraftPlace) => one.field === field && one.start <= offset && offset <= one.end;
  const isAfter = (one: DraftPlace) => order(one, { field, start: offset }) > 0;
  return places.find(isAt) ?? places.find(isAfter) ?? places[0] ?? null;
}

/** Why the words at a spot are underlined, the weightiest reason first. */
export function findReasonsAt(
  reasons: readonly UnderlineReason[],
  { field, offset }: Spot,
): UnderlineReason[] {
  return reasons.filter(({ places }) =>
    places.some(
      (place) =>
        place.field === field &&
        place.start <= offset &&
        offset < place.end &&
        place.end - place.start <= MOST_LENGTH,
    ),
  );
}

function order(a: Pick<Cost, "field" | "start">, b: Pick<Cost, "field" | "start">): number {
  return FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || a.start - b.start;
}
