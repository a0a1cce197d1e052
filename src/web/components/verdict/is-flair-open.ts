import { findBlanks } from "#engine/posts/blanks.ts";

/** A blank stands for a flair that is still to be chosen. */
export function isFlairOpen(flair: string | null): boolean {
  return flair !== null && findBlanks(flair).length > 0;
}
