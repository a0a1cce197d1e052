/** Part of a text, as offsets into it. */
export type TextPlace = { start: number; end: number };

/** Where a global pattern matches; empty matches are none. */
export function findPlaces(text: string, pattern: RegExp): TextPlace[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start, end }) => end > start);
}

/** A text as a pattern that matches just that text. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
