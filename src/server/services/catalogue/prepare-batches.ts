import { loadProfiles, type Profile } from "#catalogue/profiles.ts";
import type { CatalogueEntry } from "#catalogue/catalogue-file.ts";
import { readCatalogue } from "#catalogue/read-catalogue.ts";
import {
  type CopyBatch,
  formatBatch,
  formatWords,
} from "#server/db/subreddits/catalogue-repository.ts";
import { toCatalogueRow } from "./catalogue-row.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { placeWords } from "#engine/search/split-words.ts";
import { isLikelyWord, LEAST_USES, WELL_KNOWN_MEMBERS } from "#server/db/subreddits/word-vector.ts";

/** The catalogue as the database takes it, a few thousand rows at a time, and last its words. */
export async function* prepareBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
  const profiles = loadProfiles();
  const words = createWordCount();
  for await (const entries of readCatalogue(file)) {
    for (const { facts } of entries) {
      words.add(facts, profiles.get(facts.name.toLowerCase())?.description ?? "");
    }
    yield prepareBatch(entries, profiles);
  }
  yield { count: 0, rows: "", facts: "", words: formatWords(words.list()) };
}

export function prepareBatch(
  entries: CatalogueEntry[],
  profiles: ReadonlyMap<string, Profile>,
): CopyBatch {
  const rows = entries.map(({ facts, modelRow }) => {
    const profile = profiles.get(facts.name.toLowerCase());
    return toCatalogueRow(facts, { modelRow, source: "catalogue", refreshedAt: null }, profile);
  });
  return formatBatch(rows);
}

/** How many communities use each word, for the words that a search may mean: see `isLikelyWord`. */
function createWordCount() {
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
