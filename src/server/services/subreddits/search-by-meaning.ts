import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { isDead, isJoke } from "#engine/recommendations/assess-match.ts";
import { readPhrase } from "#engine/recommendations/read-phrase.ts";
import { fuseLists } from "#engine/search/fuse-lists.ts";
import {
  filterIds,
  findPage,
  type ResolvedSearch,
  type SubredditQuery,
} from "#server/db/subreddits/subreddit-search.ts";
import {
  findIdsByModelRow,
  type KnownSubreddit,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { rememberCommunities } from "./remember.ts";

type Deps = Pick<ServiceDeps, "database" | "matcher">;

/** The matcher's best for a phrase. */
const MOST_BY_MEANING = 60;
/** The best by words in names and keywords. */
const MOST_BY_WORDS = 30;
/** One word in common says less than what is meant: 'bakery' is r/Baking before r/BakerySwap. All of several say as much. */
const WEIGHTS = { meaning: 1, oneWord: 0.5, allWords: 1 };

/**
 * What a search means, best first: communities called exactly so, then what the matcher finds fused with what
 * has the words; jokes and the dead last. Empty where the matcher knows none of the words.
 */
export async function searchByMeaning(
  deps: Deps,
  phrase: string,
  query: SubredditQuery & { search: ResolvedSearch },
): Promise<string[]> {
  const meant = await listMeant(deps, phrase, MOST_BY_MEANING);
  if (meant.length === 0) return [];
  const { db } = deps.database;
  const { search } = query;
  const byWords = await findPage(
    db,
    { ...query, sort: "relevance" },
    Infinity,
    null,
    MOST_BY_WORDS,
  );
  const fused = fuseLists([
    { ids: meant, weight: WEIGHTS.meaning },
    {
      ids: byWords.map(({ id }) => id),
      weight: search.words.length > 1 ? WEIGHTS.allWords : WEIGHTS.oneWord,
    },
  ]);
  const ids = [...new Set([...search.names, ...fused])];
  const communities = await rememberCommunities(deps, ids);
  const allowed = new Set(await filterIds(db, ids, query));
  const isNamed = (id: string) => search.names.includes(id);
  const found = ids.flatMap((id) => (allowed.has(id) ? (communities.get(id) ?? []) : []));
  const isLast = (subreddit: KnownSubreddit) =>
    !isNamed(subreddit.id) &&
    (isDead(subreddit.facts) || isJoke(subreddit.facts, buildPolicy(subreddit).kind));
  return [...found.filter((one) => !isLast(one)), ...found.filter(isLast)].map(({ id }) => id);
}

/** What the matcher alone finds for a phrase, best first. */
export async function listMeant(
  { database, matcher }: Deps,
  phrase: string,
  limit: number,
): Promise<string[]> {
  const query = readPhrase(matcher, phrase);
  if (!query) return [];
  const ranked = rankSubreddits(matcher, query, { limit });
  const rows = ranked.map(({ row }) => row);
  const idsByRow = await findIdsByModelRow(database.db, rows, 0);
  return rows.flatMap((row) => idsByRow.get(row) ?? []);
}
