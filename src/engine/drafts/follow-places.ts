import type { Draft, DraftPlace } from "./draft.ts";

type Words = Omit<Draft, "flair">;

/** Where the words of a place are in another version of the draft; null where they are gone. */
export function followPlace(place: DraftPlace, before: Words, after: Words): DraftPlace | null {
  const { field } = place;
  const words = (before[field] ?? "").slice(place.start, place.end);
  const start = findNearest(after[field] ?? "", words, place.start);
  return start < 0 ? null : { field, start, end: start + words.length };
}

/**
 * What was said of a draft, moved to another version of it: what is about words that are gone is gone, and
 * what is about the whole is gone once its text is another one.
 */
export function followRemarks<T extends { place: DraftPlace | null }>(
  remarks: readonly T[],
  before: Words,
  after: Words,
): T[] {
  return remarks.flatMap((remark): T[] => {
    if (!remark.place) return before.content === after.content ? [remark] : [];
    const place = followPlace(remark.place, before, after);
    return place ? [{ ...remark, place }] : [];
  });
}

/** Where the words stand now: what was typed before them has moved them. */
function findNearest(text: string, words: string, from: number): number {
  const before = text.lastIndexOf(words, from);
  const after = text.indexOf(words, from);
  if (words === "" || before < 0) return words === "" ? -1 : after;
  return after >= 0 && after - from < from - before ? after : before;
}
