import { beginsWithScheme, hasSpace } from "#engine/text/characters.ts";
import { completeUrl } from "./project-options.ts";

/**
 * Whether what was typed names a page or says what the project is. One word with a dot inside, or with a
 * scheme, is an address; so is this very machine, so that it is refused as one.
 */
export function isAddress(text: string): boolean {
  const typed = text.trim();
  if (typed === "" || hasSpace(typed)) return false;
  return (
    beginsWithScheme(typed) || /[\p{L}\p{N}-]\.[\p{L}\p{N}]/u.test(typed) || MACHINE.test(typed)
  );
}

/** 'localhost:3000' and 'bücher.example' need a scheme as well. */
export function toAddress(text: string): string {
  const complete = completeUrl(text);
  return beginsWithScheme(complete) ? complete : `https://${complete}`;
}

const MACHINE = /^(?:localhost|\[[\da-f:.]+\])(?::\d+)?(?:\/\S*)?$/i;
