import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import type { Assessment } from "#engine/risk/weigh-situation.ts";
import { FIELDS } from "./open-blank.ts";

export type Span = { start: number; end: number };

/** How much words cost: a rule is broken, or they speak against the draft. */
export type CostVerdict = "fail" | "warn";
export type Cost = DraftPlace & { verdict: CostVerdict };

/** What lights up in a text. */
export type Layers = {
  blanks: readonly Span[];
  /** Pointed at for the moment. */
  marks: readonly Span[];
  /** What nobody said. */
  doubts?: readonly Span[];
  /** Underlined as long as they are there. */
  costs?: readonly (Span & { verdict: CostVerdict })[];
};

export type TextPart = Span & {
  text: string;
  isBlank: boolean;
  isMarked: boolean;
  isDoubted: boolean;
  cost: CostVerdict | null;
};

/**
 * A text in the parts that look different. Spans may overlap, and may lie beyond the text when it
 * was shortened a moment ago.
 */
export function splitText(text: string, layers: Layers): TextPart[] {
  const { blanks, marks, doubts = [], costs = [] } = layers;
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...blanks, ...marks, ...doubts, ...costs]) {
    cuts.add(clamp(start, text.length)).add(clamp(end, text.length));
  }
  const isBlank = createCover(blanks);
  const isMarked = createCover(marks);
  const isDoubted = createCover(doubts);
  const isFail = createCover(costs.filter(({ verdict }) => verdict === "fail"));
  const isWarn = createCover(costs.filter(({ verdict }) => verdict === "warn"));
  const ordered = [...cuts].toSorted((a, b) => a - b);
  return ordered.slice(0, -1).map((start, index) => {
    const end = ordered[index + 1] ?? text.length;
    const isBad = isFail(start);
    const isDear = isWarn(start);
    return {
      start,
      end,
      text: text.slice(start, end),
      isBlank: isBlank(start),
      isMarked: isMarked(start),
      isDoubted: isDoubted(start),
      cost: isBad ? "fail" : isDear ? "warn" : null,
    };
  });
}

/** Asked from left to right: whether a place is covered. One pass over the spans, however many. */
function createCover(spans: readonly Span[]): (at: number) => boolean {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0;
  return (at) => {
    for (let span = ordered[next]; span && span.start <= at; span = ordered[(next += 1)]) {
      reach = Math.max(reach, span.end);
    }
    return at < reach;
  };
}

/** Whether the same places are meant, whichever objects name them. */
export function isSameSpans(
  a: readonly (Span & { verdict?: CostVerdict })[],
  b: readonly (Span & { verdict?: CostVerdict })[],
): boolean {
  return (
    a.length === b.length &&
    a.every(({ start, end, verdict }, index) => {
      const other = b[index];
      return start === other?.start && end === other.end && verdict === other.verdict;
    })
  );
}

function clamp(offset: number, length: number): number {
  return Math.min(Math.max(0, offset), length);
}

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
