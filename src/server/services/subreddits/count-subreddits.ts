import { countMatches, type SubredditQuery } from "#server/db/subreddit-search.ts";
import type { ServiceDeps } from "../service-deps.ts";

type Count = { total: number; until: number };

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 500;
const remembered = new WeakMap<object, Map<string, Count>>();

/**
 * Without words it is the catalogue that is counted, which takes longer than the page itself and
 * hardly ever changes: a number that is a minute old does.
 */
export async function countSubreddits(
  { database, clock }: Pick<ServiceDeps, "database" | "clock">,
  query: SubredditQuery,
): Promise<number> {
  const { search, sort: _sort, ...filters } = query;
  if (search) return countMatches(database.db, query);
  const counts = remembered.get(database) ?? new Map<string, Count>();
  remembered.set(database, counts);
  const now = clock().getTime();
  const key = JSON.stringify(filters);
  const known = counts.get(key);
  if (known && known.until > now) return known.total;
  const total = await countMatches(database.db, query);
  if (counts.size >= MOST_REMEMBERED) counts.clear();
  counts.set(key, { total, until: now + REMEMBERED_MS });
  return total;
}
