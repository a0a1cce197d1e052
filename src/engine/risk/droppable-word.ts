import type { TextPlace } from "#engine/text/text-place.ts";

/** True where the sentence stands without the word: right before the word it describes, in no list. */
export function isDroppable(text: string, { start, end }: TextPlace): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  return DESCRIBES.test(after) && /\s$/.test(before) && !LISTS.test(before);
}

const DESCRIBES =
  /^ (?!and\b|or\b|but\b|to\b|for\b|in\b|on\b|at\b|that\b|than\b|by\b|with\b|if\b|when\b|as\b|of\b|it\b|i\b)\p{L}/iu;
const LISTS =
  /(?:\b(?:and|or|but|is|are|was|were|be|been|looks?|feels?|seems?|so|very|more|most|really|truly|too|quite)|,)\s$/iu;
