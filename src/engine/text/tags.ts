import { findPlaces, type TextPlace } from "./text-place.ts";

/** Words in square brackets, as titles carry them; longer ones are asides. */
const TAG = /\[[^[\]]{1,80}\]/g;

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
