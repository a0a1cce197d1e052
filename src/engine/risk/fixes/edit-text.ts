import { beginsWithOne, endsWithOne } from "#engine/text/characters.ts";
import type { TextPlace } from "#engine/text/text-place.ts";
import { ARTICLE_BEFORE, LETTER_BEHIND, STOPS_AND_SPACE, STOPS_BEHIND } from "./edit-rows.ts";

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

/** What is left of the words before a cut, and how much of those after it goes as well. */
type Seam = { left: string; skipped: number };

const CLOSING: Record<string, string> = { "(": ")", "[": "]", "<": ">" };
/** No gap is wider, and only that much of a long text is looked at. */
const REACH = 40;

/** Where words were cut out: no double space, no space before a mark, no empty bracket or line. */
function closeSeam(before: string, after: string): Seam {
  const { left, skipped } = dropBrackets(before, after);
  const right = after.slice(skipped, skipped + REACH);
  const gapBefore = /(?<![^\S\n])[^\S\n]*$/.exec(left.slice(-REACH))?.[0].length ?? 0;
  const gapAfter = measureGap(right);
  const bare = left.slice(0, left.length - gapBefore);
  const rest = right.slice(gapAfter);
  const isLineStart = bare === "" || bare.endsWith("\n");
  const isLineEnd = rest === "" || rest.startsWith("\n");
  if (isLineStart && isLineEnd) return dropLine(bare, rest, skipped + gapAfter);
  if (isLineEnd) return { left: bare, skipped };
  if (isLineStart) {
    const orphan = STOPS_AND_SPACE.exec(rest)?.[0].length ?? 0;
    return { left, skipped: skipped + gapAfter + orphan };
  }
  if (STOPS_BEHIND.test(rest)) {
    return {
      left: endsWithOne(bare, ",:;") ? bare.slice(0, -1) : bare,
      skipped: skipped + gapAfter,
    };
  }
  const isInside = endsWithOne(bare, `([{"'“‘`) && gapBefore === 0;
  if (isInside || gapBefore > 0)
    return { left: fitArticle(left, rest), skipped: skipped + gapAfter };
  // Two halves that touch might make a new word, or a new address.
  const isApart = gapAfter > 0 || beginsWithOne(rest, `)]}"'”’`);
  return { left: isApart ? left : `${left} `, skipped };
}

/** How much space a text begins with, on its first line. */
function measureGap(text: string): number {
  return /^[^\S\n]*/.exec(text)?.[0].length ?? 0;
}

function dropBrackets(before: string, after: string): Seam {
  let left = before;
  let skipped = 0;
  for (;;) {
    const bare = left.slice(-REACH).replace(/(?<![^\S\n])[^\S\n]+$/, "");
    const gap = measureGap(after.slice(skipped, skipped + REACH));
    const closing = CLOSING[bare.slice(-1)];
    if (!closing || after.charAt(skipped + gap) !== closing) return { left, skipped };
    left = left.slice(0, Math.max(0, left.length - REACH)) + bare.slice(0, -1);
    skipped += gap + 1;
  }
}

/** A line that is empty now goes, with one of the two gaps around it. */
function dropLine(before: string, after: string, skipped: number): Seam {
  const above = /(?<!\n)\n*$/.exec(before.slice(-REACH))?.[0].length ?? 0;
  const below = /^\n*/.exec(after)?.[0].length ?? 0;
  const isEnd = after.length === below;
  if (isEnd) return { left: before.slice(0, before.length - above), skipped: skipped + below };
  const dropped = before === "" ? below : Math.min(above, below);
  return { left: before, skipped: skipped + dropped };
}

/** 'an ' before 'tool' becomes 'a '. */
function fitArticle(before: string, after: string): string {
  const [, article = ""] = ARTICLE_BEFORE.exec(before.slice(-6)) ?? [];
  const [initial = ""] = LETTER_BEHIND.exec(after) ?? [];
  if (!article || !initial) return before;
  const fitting = /[aeiou]/i.test(initial) ? "an" : "a";
  const cased = article.startsWith("A") ? `A${fitting.slice(1)}` : fitting;
  const tail = before.slice(-6).replace(/an?(\s+)$/i, `${cased}$1`);
  return before.slice(0, Math.max(0, before.length - 6)) + tail;
}
