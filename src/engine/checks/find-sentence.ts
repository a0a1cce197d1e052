import { hasSpace } from "#engine/text/characters.ts";
import type { TextPlace } from "#engine/text/text-place.ts";

/** The sentence around a place, with the mark that ends it. */
export function findSentence(text: string, { start, end }: TextPlace): TextPlace {
  let from = start;
  while (from > 0 && !isEnd(text, from - 1)) from -= 1;
  while (from < start && hasSpace(text.charAt(from))) from += 1;
  let to = end;
  while (to < text.length && !isEnd(text, to)) to += 1;
  while (to < text.length && ".!?…".includes(text.charAt(to))) to += 1;
  return { start: from, end: to };
}

// The dot inside an address or a number ends nothing.
function isEnd(text: string, index: number): boolean {
  const mark = text.charAt(index);
  if (mark === "\n") return true;
  return ".!?…".includes(mark) && /^$|[\s.!?…"')]/.test(text.charAt(index + 1));
}
