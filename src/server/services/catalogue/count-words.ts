import { placeWords } from "#engine/search/word-places.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { isLikelyWord, LEAST_USES, WELL_KNOWN_MEMBERS } from "#server/db/likely-words.ts";

/** How many communities use each word, for the words that a search may mean: see likely-words.ts. */
export function createWordCount() {
  const uses = new Map<string, number>();
  const wellKnown: string[] = [];
  return {
    add: (facts: SubredditFacts, description: string): void => {
      for (const word of placeWords(facts, description).keys()) {
        if (isLikelyWord(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
      }
      if (facts.members >= WELL_KNOWN_MEMBERS) wellKnown.push(facts.name.toLowerCase());
    },
    list: (): { word: string; uses: number }[] => {
      for (const name of wellKnown) {
        if (isLikelyWord(name)) uses.set(name, Math.max(LEAST_USES, uses.get(name) ?? 0));
      }
      const counted = Array.from(uses, ([word, count]) => ({ word, uses: count }));
      return counted.filter((entry) => entry.uses >= LEAST_USES);
    },
  };
}
