import { isName, isWrittenSmall } from "#engine/lexicon/is-name.ts";
import { hasSign } from "#engine/lexicon/sentence-signs.ts";
import { beginSmall, hasLetter } from "#engine/text/characters.ts";
import { KIN_NAME, SMALL_BEHIND_LEAD } from "../rows/opening-rows.ts";

/** Behind a lead a word is small, unless it is large wherever it stands. */
export function startSmall(text: string, isNote: boolean, said: string): string {
  const [word = ""] = text.split(/[^\p{L}\p{N}'’-]/u, 1);
  const letters = word.slice(word.search(/\p{L}/u) + 1);
  const isLarge =
    (hasLetter(word) && /[\p{Lu}\d]/u.test(letters)) ||
    hasSign(word, "runsOn") ||
    hasSign(word, "writtenIn") ||
    /^\p{L}+ \p{Lu}/u.test(text) ||
    isName(word, said) ||
    KIN_NAME.test(text) ||
    /^[B-HJ-Z]$/.test(word) ||
    /^I(?:['’]|$)/.test(word);
  return SMALL_BEHIND_LEAD.test(text) || (isNote && !isLarge) ? beginSmall(text) : text;
}

/** Behind a colon a large letter is never wrong, and 'scotland' would be. */
export function isSmall(text: string, said: string): boolean {
  const [word = ""] = text.split(/[^\p{L}\p{N}'’-]/u, 1);
  return isWrittenSmall(word, said);
}
