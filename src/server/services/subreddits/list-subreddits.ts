import * as z from "zod";
import type { SubredditFilters, SubredditPage } from "#contract/subreddit.ts";
import { findFavoriteIds } from "#server/db/favorites-repository.ts";
import { findOwnPolicies } from "#server/db/own-policies-repository.ts";
import { findPage, type Standing, type SubredditQuery } from "#server/db/subreddit-search.ts";
import { findSubreddits, type KnownSubreddit } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { countSubreddits } from "./count-subreddits.ts";
import { createCursors, CursorId } from "../list-cursor.ts";
import { presentKnown } from "./present-ids.ts";
import { remember } from "./remember.ts";
import { resolveSearch } from "./resolve-search.ts";

const Place = z.object({
  tier: z.int().min(0).max(10),
  members: z.int().min(0).max(2_147_483_647),
  growth: z.number().min(-1e9).max(1e9).nullable(),
  id: CursorId,
  isAny: z.boolean(),
});

export const PAGE_SIZE = 24;

export async function listSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  { cursor, limit = PAGE_SIZE, ...filters }: SubredditFilters,
): Promise<SubredditPage> {
  const { db } = deps.database;
  const cursors = createCursors(Place, ["subreddits", filters]);
  const place = cursors.read(cursor);
  const { q = "", sort = "relevance", ...rest } = filters;
  const resolved = q.trim()
    ? await remember(deps, ["search", q], () => resolveSearch(db, q))
    : null;
  if (q.trim() && !resolved) return NOTHING;

  const strict: SubredditQuery = { ...rest, sort, search: resolved?.search ?? null };
  const { query, total } = place
    ? { query: place.after.isAny ? relax(strict) : strict, total: place.total }
    : await chooseQuery(deps, strict);
  const readPage = async (after: Standing | null) => {
    const page = await findPage(db, query, total, after, limit + 1);
    const ids = page.slice(0, limit).map(({ id }) => id);
    return { page, subreddits: await findSubreddits(db, null, ids) };
  };
  const { page, subreddits } = place
    ? await readPage(place.after)
    : await remember(deps, ["first page", query, limit], () => readPage(null));
  const last = page.slice(0, limit).at(-1);
  const isAny = query.search?.isAny ?? false;
  return {
    items: await presentKnown(deps, scope, await personalise(deps, scope, subreddits)),
    nextCursor: page.length > limit && last ? cursors.write({ ...last, isAny }, total) : null,
    total,
    correctedQuery: resolved?.correctedQuery ?? null,
    matchesAllWords: !isAny,
  };
}

/** What is shown is the same for everybody, but for the favorites among it and rules that the user pasted. */
async function personalise(
  { database }: ServiceDeps,
  { userId }: Scope,
  subreddits: KnownSubreddit[],
): Promise<KnownSubreddit[]> {
  const ids = subreddits.map(({ id }) => id);
  const favorites = await findFavoriteIds(database.db, userId, ids);
  const own = await findOwnPolicies(database.db, userId, ids);
  return subreddits.map((subreddit) =>
    Object.assign({}, subreddit, {
      isFavorite: favorites.has(subreddit.id),
      own: own.get(subreddit.id) ?? null,
    }),
  );
}

/** Where nothing has all the words, what has some of them is better than nothing. */
async function chooseQuery(
  deps: ServiceDeps,
  strict: SubredditQuery,
): Promise<{ query: SubredditQuery; total: number }> {
  const total = await countSubreddits(deps, strict);
  const mayRelax = (strict.search?.words.length ?? 0) > 1;
  if (total > 0 || !mayRelax) return { query: strict, total };
  const query = relax(strict);
  return { query, total: await countSubreddits(deps, query) };
}

function relax(query: SubredditQuery): SubredditQuery {
  return { ...query, search: query.search && { ...query.search, isAny: true } };
}

const NOTHING: SubredditPage = {
  items: [],
  nextCursor: null,
  total: 0,
  correctedQuery: null,
  matchesAllWords: true,
};
