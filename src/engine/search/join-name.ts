import { foldText } from "./split-words.ts";

/** Longer than any name, so that a longer text finds none. */
const LONGEST_NAME = 40;

/**
 * The one name that a text may spell: `small business` is r/smallbusiness. None ('') where it holds
 * what no name can: `c++` does not mean r/c.
 */
export function joinName(text: string): string {
  const joined = foldText(text).replace(/[\s./-]/g, "");
  return /^\w*$/.test(joined) ? joined.slice(0, LONGEST_NAME) : "";
}
