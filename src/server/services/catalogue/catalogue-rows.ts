import { findNote, loadProfiles } from "#catalogue/notes.ts";
import { deriveStance } from "#engine/policy/derive-policy.ts";
import type { Profile } from "#engine/policy/notes/note.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import { levelOfStance } from "#engine/policy/word-policy.ts";
import { measureGrowth } from "#engine/subreddits/measure-yearly-growth.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import {
  type NewSubreddit,
  type RowOrigin,
  type CopyBatch,
  formatBatch,
  formatWords,
} from "#server/db/subreddits/catalogue-repository.ts";
import {
  toWordVector,
  isLikelyWord,
  LEAST_USES,
  WELL_KNOWN_MEMBERS,
} from "#server/db/subreddits/word-vector.ts";
import { type Place, placeWords } from "#engine/search/split-words.ts";
import { type CatalogueEntry, readCatalogue } from "#catalogue/catalogue-file.ts";

/** Raise it when a change below should reach databases that are loaded already. */
export const ROW_VERSION = 6;

/** A subreddit as the database keeps it: its facts, and what lists filter, sort and search by. */
export function toCatalogueRow(
  facts: SubredditFacts,
  origin: RowOrigin,
  profile: Profile | undefined,
): NewSubreddit {
  return toRow(facts, origin, placeWords(facts, profile?.description ?? ""));
}

function toRow(
  facts: SubredditFacts,
  origin: RowOrigin,
  places: ReadonlyMap<string, Place>,
): NewSubreddit {
  const id = facts.name.toLowerCase();
  const note = findNote(id);
  const sources = { subredditId: id, facts, origin: origin.source, note, own: null };
  const { stance, kind } = deriveStance(sources);
  return {
    id,
    name: facts.name,
    members: facts.members,
    category: facts.category,
    risk: levelOfStance(stance, kind),
    growth: measureGrowth(facts.membersHistory)?.percentPerYear ?? null,
    stanceGroup: STANCE_ROWS[stance.is].group,
    words: toWordVector(places),
    facts,
    checkedAt: null,
    ...origin,
  };
}

/** The catalogue as the database takes it, a few thousand rows at a time, and last its words. */
export async function* prepareBatches(file: URL | undefined): AsyncIterable<CopyBatch> {
  const profiles = loadProfiles();
  const words = createWordCount();
  for await (const entries of readCatalogue(file)) yield prepareBatch(entries, profiles, words.add);
  yield { count: 0, rows: "", facts: "", words: formatWords(words.list()) };
}

export function prepareBatch(
  entries: CatalogueEntry[],
  profiles: ReadonlyMap<string, Profile>,
  countWords: WordCount["add"] = () => {},
): CopyBatch {
  const rows = entries.map(({ facts, modelRow }) => {
    const profile = profiles.get(facts.name.toLowerCase());
    const places = placeWords(facts, profile?.description ?? "");
    countWords(facts, places.keys());
    return toRow(facts, { modelRow, source: "catalogue", refreshedAt: null }, places);
  });
  return formatBatch(rows);
}

type WordCount = {
  add: (facts: SubredditFacts, words: Iterable<string>) => void;
  list: () => { word: string; uses: number }[];
};

/** How many communities use each word, for the words that a search may mean: see `isLikelyWord`. */
function createWordCount(): WordCount {
  const uses = new Map<string, number>();
  const wellKnown: string[] = [];
  return {
    add: (facts, words) => {
      for (const word of words) {
        if (isLikelyWord(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
      }
      if (facts.members >= WELL_KNOWN_MEMBERS) wellKnown.push(facts.name.toLowerCase());
    },
    list: () => {
      for (const name of wellKnown) {
        if (isLikelyWord(name)) uses.set(name, Math.max(LEAST_USES, uses.get(name) ?? 0));
      }
      const counted = Array.from(uses, ([word, count]) => ({ word, uses: count }));
      return counted.filter((entry) => entry.uses >= LEAST_USES);
    },
  };
}
