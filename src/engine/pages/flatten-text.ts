import { dropHalfCharacter, squeezeSpaces } from "#engine/text/characters.ts";

/** Zero-width and directional marks, soft hyphens and the placeholders of icon fonts. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc\ufffd\ue000-\uf8ff]/g;

/** Text on one line, as a reader sees it. */
export function flattenText(text: string): string {
  return squeezeSpaces(text.replace(INVISIBLE, "")).trim();
}

/** Cut at a word where one ends near; an empty text is null. */
export function cutText(text: string, maxLength: number): string | null {
  if (text.length <= maxLength) return text === "" ? null : text;
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(" ");
  // Half a surrogate pair is no character.
  return dropHalfCharacter(space > maxLength * 0.8 ? cut.slice(0, space) : cut);
}
