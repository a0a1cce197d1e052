import * as z from "zod";
import type { Subreddit } from "#contract/subreddit.ts";
import type { SubredditFilters, SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import {
  findPage,
  type SubredditQuery,
  countMatches,
} from "#server/db/subreddits/subreddit-search.ts";
import {
  findOwnView,
  type KnownSubreddit,
  seeAs,
} from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createCursors, CursorId } from "#server/services/list-cursor.ts";
import { presentKnown, createMatches, MOST_PROJECTS } from "./present-subreddit.ts";
import { remember, rememberCommunities } from "./remember-communities.ts";
import { type First, listFirst } from "./list-first.ts";
import { type Resolved, resolveSearch } from "./resolve-search.ts";
import { searchByMeaning } from "./search-by-meaning.ts";

const Place = z.object({
  tier: z.int().min(0).max(10),
  members: z.int().min(0).max(2_147_483_647),
  growth: z.number().min(-1e9).max(1e9).nullable(),
  /** Empty as long as all that was shown was found by meaning. */
  id: CursorId.or(z.literal("")),
  isAny: z.boolean(),
  /** How many of those found by meaning were shown; the others follow behind `id`. */
  meant: z.int().min(0).max(1000),
});
type Place = z.output<typeof Place>;

export const PAGE_SIZE = 24;

type SearchDeps = Pick<ServiceDeps, "database" | "matcher" | "clock">;

/** By meaning first, where that is the order asked for, and then by words. */
export async function listSubreddits(
  deps: ServiceDeps,
  scope: Scope,
  filters: SubredditFilters,
): Promise<SubredditPage> {
  const { q = "", sort = "relevance", cursor: _cursor, limit: _limit, ...rest } = filters;
  const isPlain = q.trim() === "" && sort === "relevance";
  const first = isPlain
    ? await listFirst(deps, scope, { ...rest, sort, search: null })
    : NOTHING_FIRST;
  const { subreddits, ...page } = await findListed(deps, filters, first.ids);
  return {
    ...page,
    items: await presentFor(deps, scope, subreddits),
    beginsWith: first.beginsWith,
  };
}

const NOTHING_FIRST: First = { ids: [], beginsWith: null };

type Listed = Omit<SubredditPage, "items" | "beginsWith"> & { subreddits: KnownSubreddit[] };

/** The same for everybody, behind what comes first for one of them. */
export async function findListed(
  deps: SearchDeps,
  { cursor, limit = PAGE_SIZE, ...filters }: SubredditFilters,
  first: string[] = [],
): Promise<Listed> {
  const cursors = createCursors(Place, ["subreddits", filters]);
  const place = cursors.read(cursor);
  const { q = "", sort = "relevance", ...rest } = filters;
  const resolved = q.trim()
    ? await remember(deps, ["search", q], () => resolveSearch(deps.database.db, deps.matcher, q))
    : null;
  if (q.trim() && !resolved) return NOTHING;

  const asked: SubredditQuery = { ...rest, sort, search: resolved?.search ?? null };
  const meant = resolved
    ? await findMeant(deps, resolved, asked)
    : { ...NOTHING_MEANT, ids: first };
  const strict = { ...asked, except: meant.ids };
  const { query, total } = place
    ? { query: place.after.isAny ? relax(strict) : strict, total: place.total }
    : await chooseQuery(deps, strict, meant);
  const isAny = query.search?.isAny ?? false;
  const page = await readPage(deps, query, meant, place?.after ?? null, { limit, total });
  return {
    subreddits: page.subreddits,
    nextCursor: page.next && cursors.write({ ...page.next, isAny }, total),
    total,
    correctedQuery: resolved?.correctedQuery ?? null,
    matchesAllWords: !isAny,
  };
}

/** What comes before all that merely has the words. */
type Meant = {
  ids: string[];
  /** How many follow; null where nobody counted them. */
  others: number | null;
  /** What is known of the first of them. */
  known: KnownSubreddit[];
};

const NOTHING_MEANT: Meant = { ids: [], others: null, known: [] };

/** The same for everybody, so that many who search for the same share the work. */
function findMeant(deps: SearchDeps, { phrase }: Resolved, query: SubredditQuery): Promise<Meant> {
  const { search, sort } = query;
  if (phrase === null || !search || sort !== "relevance") return Promise.resolve(NOTHING_MEANT);
  return remember(deps, ["meant", phrase, query], async () => {
    const meant = await searchByMeaning(deps, phrase, { ...query, search });
    if (!meant) return NOTHING_MEANT;
    const { best, others } = meant;
    return { ids: best.map(({ id }) => id), others, known: best.slice(0, PAGE_SIZE) };
  });
}

type Page = { subreddits: KnownSubreddit[]; next: Omit<Place, "isAny"> | null };

const START = { tier: 0, members: 0, growth: null, id: "" };

async function readPage(
  deps: SearchDeps,
  query: SubredditQuery,
  meant: Meant,
  after: Place | null,
  { limit, total }: { limit: number; total: number },
): Promise<Page> {
  const { db } = deps.database;
  const shown = after?.meant ?? 0;
  const read = async (): Promise<Page> => {
    const first = meant.ids.slice(shown, shown + limit);
    const behind = after && after.id !== "" ? after : null;
    const room = limit - first.length;
    const isMoreMeant = shown + first.length < meant.ids.length;
    const others = isMoreMeant ? [] : await findPage(db, query, total, behind, room + 1);
    const taken = others.slice(0, room);
    const { tier, members, growth, id } = taken.at(-1) ?? behind ?? START;
    const isMore = isMoreMeant || others.length > room;
    return {
      subreddits: await readAll(deps, meant.known, [...first, ...taken.map((one) => one.id)]),
      next: isMore ? { tier, members, growth, id, meant: shown + first.length } : null,
    };
  };
  return after ? read() : remember(deps, ["first page", query, limit], read);
}

/** In the order of the ids; what was read for their order is not read again. */
async function readAll(
  deps: SearchDeps,
  known: KnownSubreddit[],
  ids: string[],
): Promise<KnownSubreddit[]> {
  const all = new Map(known.map((one) => [one.id, one]));
  const unknown = ids.filter((id) => !all.has(id));
  for (const [id, one] of await rememberCommunities(deps, unknown)) all.set(id, one);
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** What is shown is the same for everybody, but for the favorites among it and rules that the user pasted. */
async function presentFor(
  deps: ServiceDeps,
  { userId }: Scope,
  subreddits: KnownSubreddit[],
): Promise<Subreddit[]> {
  if (subreddits.length === 0) return [];
  const ids = subreddits.map(({ id }) => id);
  const mine = await findOwnView(deps.database.db, userId, ids, MOST_PROJECTS);
  return presentKnown(
    deps,
    subreddits.map((subreddit) => seeAs(subreddit, mine)),
    createMatches(deps.matcher, mine.projects),
  );
}

/** Where nothing has all the words, what has some of them is better than nothing. */
async function chooseQuery(
  deps: SearchDeps,
  strict: SubredditQuery,
  { ids, others }: Meant,
): Promise<{ query: SubredditQuery; total: number }> {
  const total = ids.length + (others ?? (await countSubreddits(deps, strict)));
  const mayRelax = (strict.search?.words.length ?? 0) > 1;
  if (total > 0 || !mayRelax) return { query: strict, total };
  const query = relax(strict);
  return { query, total: await countSubreddits(deps, query) };
}

function relax(query: SubredditQuery): SubredditQuery {
  return { ...query, search: query.search && { ...query.search, isAny: true } };
}

const NOTHING: Listed = {
  subreddits: [],
  nextCursor: null,
  total: 0,
  correctedQuery: null,
  matchesAllWords: true,
};

/** Counting takes longer than the page itself, and no order changes it. */
export function countSubreddits(
  deps: Pick<ServiceDeps, "database" | "clock">,
  query: SubredditQuery,
): Promise<number> {
  const { sort: _sort, ...counted } = query;
  return remember(deps, ["count", counted], () => countMatches(deps.database.db, query));
}
