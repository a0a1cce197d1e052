export type Span = { start: number; end: number };

export type TextPart = Span & { text: string; isBlank: boolean; isMarked: boolean };

/**
 * A text in the parts that look different. Spans may overlap, and may lie beyond the text when it
 * was shortened a moment ago.
 */
export function splitText(
  text: string,
  blanks: readonly Span[],
  marks: readonly Span[],
): TextPart[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...blanks, ...marks]) {
    cuts.add(clamp(start, text.length)).add(clamp(end, text.length));
  }
  const ordered = [...cuts].toSorted((a, b) => a - b);
  return ordered.slice(0, -1).map((start, index) => {
    const end = ordered[index + 1] ?? text.length;
    const isWithin = (span: Span) => span.start <= start && end <= span.end;
    return {
      start,
      end,
      text: text.slice(start, end),
      isBlank: blanks.some(isWithin),
      isMarked: marks.some(isWithin),
    };
  });
}

/** Whether the same places are meant, whichever objects name them. */
export function isSameSpans(a: readonly Span[], b: readonly Span[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ start, end }, index) => start === b[index]?.start && end === b[index].end)
  );
}

function clamp(offset: number, length: number): number {
  return Math.min(Math.max(0, offset), length);
}
