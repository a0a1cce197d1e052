import { findBlanks } from "#engine/drafts/blanks.ts";

/** True for a flair that is still to be picked: `{{the flair you pick on Reddit}}`. */
export function isOpenFlair(flair: string | null): boolean {
  return findBlanks(flair ?? "").length > 0;
}
