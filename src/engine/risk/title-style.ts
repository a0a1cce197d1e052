import { listLetters } from "#engine/text/characters.ts";
import { findPlaces, type TextPlace, findTags } from "#engine/text/text-place.ts";
import { CAPITALS } from "./title-rows.ts";

export const LONG_TITLE = 140;

/** Words in capitals, where they are too many to be abbreviations. */
export function findShouting(title: string): TextPlace[] {
  // Tags in brackets are written in capitals everywhere.
  const tags = findTags(title);
  const capitals = findPlaces(title, CAPITALS).filter(
    ({ start }) => !tags.some((tag) => tag.start <= start && start < tag.end),
  );
  return isAllCapitals(withoutTags(title, tags)) || capitals.length >= 3 ? capitals : [];
}

function withoutTags(title: string, tags: TextPlace[]): string {
  return tags.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), title);
}

export function isAllCapitals(title: string): boolean {
  const letters = listLetters(title).length;
  const upper = title.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= 10 && upper / letters > 0.7;
}
