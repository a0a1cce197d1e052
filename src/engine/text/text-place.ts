/** Part of a text, as offsets into it. */
export type TextPlace = { start: number; end: number };

/** Where a global pattern matches; empty matches are none. */
export function findPlaces(text: string, pattern: RegExp): TextPlace[] {
  // `matchAll` would make a new pattern each time, which takes longer than looking through a title.
  const places: TextPlace[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    if (end > start) places.push({ start, end });
    else pattern.lastIndex = end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1);
  }
  return places;
}

/** A text as a pattern that matches just that text. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Words in square brackets, as titles carry them; longer ones are asides. */
const TAG = /\[[^[\]]{1,80}\]/g;

export function dropTags(text: string): string {
  return text.replaceAll(TAG, "");
}

/** '[LFA] or [RF]' → LFA, RF. */
export function splitTags(text: string): string[] {
  return findTags(text).map(({ start, end }) => text.slice(start + 1, end - 1).trim());
}

export function findTags(text: string): TextPlace[] {
  return findPlaces(text, TAG);
}

export function hasTag(text: string): boolean {
  return findTags(text).length > 0;
}
