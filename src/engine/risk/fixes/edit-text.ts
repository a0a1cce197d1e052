import type { TextPlace } from "#engine/text/text-place.ts";
import { closeSeam } from "./close-seam.ts";

/** What comes in place of some words; null cuts them out and closes the gap that they leave. */
export type TextEdit = TextPlace & { insert: string | null };

/** The text with these changes and no others: what stands elsewhere stays to the letter. */
export function editText(text: string, edits: TextEdit[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end, insert } of edits.toSorted((a, b) => a.start - b.start)) {
    // Changes may overlap: what is cut already is not cut twice.
    if (end <= from) continue;
    const left = kept + text.slice(from, Math.max(from, start));
    const seam = insert === null ? closeSeam(left, text.slice(end)) : { left, skipped: 0 };
    kept = seam.left + (insert ?? "");
    from = end + seam.skipped;
  }
  return kept + text.slice(from);
}
