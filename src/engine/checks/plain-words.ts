import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import { escapePattern } from "#engine/text/text-place.ts";
import type { Situation } from "./situation.ts";

/** Words by which a rule is held against a text, whatever else is known of it. */
export type PlainWords = {
  pattern: RegExp;
  /** What they may be taken for. */
  what: string;
};

const SALES_WORDS = ["buy", "purchase", "sign up", "subscribe", "download", "free plan"];
const UNKIND_WORDS = ["hate", "stupid", "idiot", "dumb", "terrible"];
const LINK_SIGNS = ["http", "www."];

export const SALES: PlainWords = {
  pattern: beginning(SALES_WORDS),
  what: "Words like these may look like promotion.",
};
export const UNKIND: PlainWords = {
  pattern: beginning(UNKIND_WORDS),
  what: "Words like these may seem unkind.",
};
export const LINKS: PlainWords = {
  // To the end of the address, which is what is shown.
  pattern: new RegExp(
    String.raw`(?:${LINK_SIGNS.map(escapePattern).join("|")})[^\s,<>()[\]]*`,
    "giu",
  ),
  what: "This may count as a link, and only text is wanted.",
};

/** The rules that are known by a code and looked at by their words as well. */
export const PLAIN_WORDS: Partial<Record<RuleCode, PlainWords>> = {
  "no-self-promotion": SALES,
  "no-apps-or-sites": SALES,
  "be-respectful": UNKIND,
  "text-posts-only": LINKS,
};

/** One plain word says little: it is named, and moves the estimate by next to nothing (decision 81). */
export const PLAIN_POINTS = 3;

/** In title and content. */
export function findPlainWords({ find }: Situation, { pattern }: PlainWords): DraftPlace[] {
  return find(pattern);
}

export function hasPlainWord(text: string, { pattern }: PlainWords): boolean {
  return text.search(pattern) !== -1;
}

/** Where a word begins with one of these: 'downloads' does, 'whatever' holds no hate, and dumbbells are not dumb. */
function beginning(words: readonly string[]): RegExp {
  const any = words.map(escapePattern).join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?!dumb-?bells?(?!\\p{L}))(?:${any})`, "giu");
}
