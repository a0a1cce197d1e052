/** A word that fewer communities use is more likely a slip itself. */
export const LEAST_USES = 3;
/** Names from here on are likely meant, even if nobody else uses the word. */
export const WELL_KNOWN_MEMBERS = 20_000;
const SHORTEST = 3;
const LONGEST = 30;

export function isLikelyWord(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST;
}
