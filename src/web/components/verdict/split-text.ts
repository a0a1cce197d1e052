import type { DraftPlace } from "#engine/drafts/draft.ts";

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
