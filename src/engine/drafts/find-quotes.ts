import { findPlaces, type TextPlace } from "#engine/text/text-place.ts";

/** What somebody else said: lines quoted with '>', and words in quotation marks. */
export function findQuotes(text: string): TextPlace[] {
  return findPlaces(text, QUOTED);
}

const QUOTED =
  /^ {0,3}>[^\n]*|“[^”\n]{2,300}”|"[^"\n]{2,300}"|(?<!\w)[‘'](?:[^‘’'\n]|(?<=\w)['’](?=\w)){6,200}[’'](?!\w)/gm;

/** Whether a place lies inside one of the others. */
export function isWithin(place: TextPlace, others: readonly TextPlace[]): boolean {
  return others.some(({ start, end }) => start <= place.start && place.end <= end);
}
