import { rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { listNamesFirst } from "#engine/search/names-first.ts";
import { rankFound } from "#engine/topics/rank-found.ts";
import { readPhrase } from "#engine/topics/read-phrase.ts";
import {
  filterIds,
  findBest,
  hasFilters,
  type ResolvedSearch,
  type SubredditQuery,
} from "#server/db/subreddits/subreddit-search.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { knowCommunity } from "#server/services/recommendations/assess-communities.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { recallIdsByRow, rememberCommunities } from "./remember-communities.ts";

type Deps = Pick<ServiceDeps, "database" | "matcher">;

/** The matcher's best for a phrase. */
const MOST_BY_MEANING = 60;
/** The best by words in names and keywords. */
const MOST_BY_WORDS = 30;

/** What a search means, best first, and how many more have its words, where that is known. */
type Meant = { best: KnownSubreddit[]; others: number | null };

/** null where the matcher knows none of the words. */
export async function searchByMeaning(
  deps: Deps,
  phrase: string,
  query: SubredditQuery & { search: ResolvedSearch },
): Promise<Meant | null> {
  const { database, matcher } = deps;
  const { db } = database;
  const reading = readPhrase(matcher, phrase);
  if (!reading) return null;
  const ranked = rankSubreddits(matcher, reading.query, { limit: MOST_BY_MEANING });
  const idsByRow = await recallIdsByRow(deps);
  const meant = ranked.flatMap(({ row }) => idsByRow.get(row) ?? []);
  const { best: spelt, all } = await findBest(db, query, MOST_BY_WORDS);
  const { names, parts } = query.search;
  const ids = [...new Set([...names, ...parts, ...reading.subjects, ...meant, ...spelt])];
  const allowed = hasFilters(query) ? await filterIds(db, ids, query) : ids;
  const found = await rememberCommunities(deps, allowed);
  const first = listNamesFirst({ names, spelt, phrase }, matcher.vocabulary);
  const communities = Array.from(found.values(), knowCommunity);
  return {
    best: rankFound(matcher, reading, { communities, first, spelt }),
    others: all && all.filter((id) => !found.has(id)).length,
  };
}
