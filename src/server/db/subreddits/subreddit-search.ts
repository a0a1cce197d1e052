import { and, eq, gte, lte, not, or, type SQL, sql, asc, desc } from "drizzle-orm";
import type { SubredditSort } from "#contract/subreddit.ts";
import type { Category } from "#engine/subreddits/categories.ts";
import type { StanceGroup, RiskLevel } from "#engine/policy/stances.ts";
import { type Db, readRows } from "../database.ts";
import { isOpen } from "./catalogue-repository.ts";
import { subreddits, subredditWords } from "../schema.ts";
import { AFTER_ANY_WORD, type QueryWord, toWordQuery, isLikelyWord } from "./word-vector.ts";
import { PLACES } from "#engine/search/split-words.ts";
import type { KnownWord } from "#engine/search/nearest-word.ts";

export type SubredditQuery = {
  search: ResolvedSearch | null;
  category?: Category | undefined;
  risk?: RiskLevel | undefined;
  stance?: StanceGroup | undefined;
  minMembers?: number | undefined;
  maxMembers?: number | undefined;
  /** What is shown elsewhere already. */
  except?: readonly string[] | undefined;
  sort: SubredditSort;
};

export type ResolvedSearch = {
  words: QueryWord[];
  /** Names that the whole search may spell, as typed and as corrected. */
  names: string[];
  /** Names that one word or two words of it spell: r/marathon for 'running a first marathon'. */
  parts: string[];
  /** One of the words is enough. */
  isAny: boolean;
};

/** Where a subreddit stands in a list; the next page begins behind it. */
export type Standing = { tier: number; members: number; growth: number | null; id: string };

/** Shorter ones are in too many names to be meant, unless a name begins with them. */
const SHORTEST_NAME_PART = 3;

/**
 * A page of what matches, the best first. Matches come in tiers: the name itself, its beginning, whole
 * words of it, parts of it, the first keywords, anything; the larger first within each.
 */
export async function findPage(
  db: Db,
  query: SubredditQuery,
  total: number,
  after: Standing | null,
  limit: number,
): Promise<Standing[]> {
  const { search, sort } = query;
  if (!search) return selectTier(db, sql`0`, query, undefined, after, limit);
  if (sort !== "relevance") {
    return selectTier(db, sql`0`, query, matchAnywhere(search), after, limit);
  }
  if (total > FEW_MATCHES) return findPageByTier(db, query, matchTiers(search), after, limit);
  return selectTier(db, tierOf(search), query, matchAnywhere(search), after, limit);
}

/** Up to here it is quicker to look at each match than to ask tier by tier. */
const FEW_MATCHES = 1000;

/** All matches of a search, best first, where there are so few that one statement tells; otherwise the best, and null for all. */
export async function findBest(
  db: Db,
  query: SubredditQuery & { search: ResolvedSearch },
  limit: number,
): Promise<{ best: string[]; all: string[] | null }> {
  const where = and(matchAnywhere(query.search), ...filters(query));
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from (select ${tierOf(query.search)} as tier, id, members
                        from subreddits where ${where} limit ${VERY_FEW_MATCHES + 1}) as subreddits
        order by tier, members desc, id`,
  );
  const all = rows.map(({ id }) => id);
  if (all.length <= VERY_FEW_MATCHES) return { best: all.slice(0, limit), all };
  const first = await findPageByTier(db, query, matchTiers(query.search), null, limit);
  return { best: first.map(({ id }) => id), all: null };
}

/** Of 107 phrases 104 have fewer; where there are more, to have looked at so many costs little. */
const VERY_FEW_MATCHES = 300;

function tierOf(search: ResolvedSearch): SQL {
  const cases = matchTiers(search).map(
    (match, tier) => sql`when ${match} then ${sql.raw(String(tier))}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** A tier is asked only when those before it leave room, so a wide search costs no more than a narrow one. */
async function findPageByTier(
  db: Db,
  query: SubredditQuery,
  tiers: SQL[],
  after: Standing | null,
  limit: number,
): Promise<Standing[]> {
  const page: Standing[] = [];
  for (let tier = after?.tier ?? 0; tier < tiers.length && page.length < limit; tier++) {
    const earlier = tiers.slice(0, tier).map((condition) => not(condition));
    const match = and(tiers[tier], ...earlier);
    const behind = tier === after?.tier ? after : null;
    const room = limit - page.length;
    page.push(...(await selectTier(db, sql.raw(String(tier)), query, match, behind, room)));
  }
  return page;
}

export async function countMatches(db: Db, query: SubredditQuery): Promise<number> {
  const match = query.search ? matchAnywhere(query.search) : undefined;
  return db.$count(subreddits, and(match, ...filters(query)));
}

async function selectTier(
  db: Db,
  tier: SQL,
  query: SubredditQuery,
  match: SQL | undefined,
  after: Standing | null,
  limit: number,
): Promise<Standing[]> {
  const where = and(match, ...filters(query)) ?? sql`true`;
  const behind = after ? isBehind(query.sort, after) : sql`true`;
  // The planner takes words for more common than they are, and would read the whole list in its
  // order to find them; the fence makes it find them first.
  const fence = match ? sql`offset 0` : sql``;
  return readRows<Standing>(
    db,
    sql`select tier, id, members, growth
        from (select ${tier} as tier, id, members, growth
              from subreddits where ${where} ${fence}) as subreddits
        where ${behind}
        order by ${sql.join(ordering(query.sort), sql`, `)}
        limit ${limit}`,
  );
}

/** Whether a search leaves out open communities that it finds. */
export function hasFilters(query: SubredditQuery): boolean {
  return listFilters(query).some((filter) => filter !== undefined);
}

function filters(query: SubredditQuery): (SQL | undefined)[] {
  return [isOpen(subreddits.id), ...listFilters(query)];
}

function listFilters(query: SubredditQuery): (SQL | undefined)[] {
  return [
    query.category ? eq(subreddits.category, query.category) : undefined,
    query.risk ? eq(subreddits.risk, query.risk) : undefined,
    query.stance ? eq(subreddits.stanceGroup, query.stance) : undefined,
    query.minMembers ? gte(subreddits.members, query.minMembers) : undefined,
    query.maxMembers === undefined ? undefined : lte(subreddits.members, query.maxMembers),
    query.except?.length
      ? sql`${subreddits.id} <> all(${sql.param(query.except)}::text[])`
      : undefined,
  ];
}

/** Those of some communities that the filters of a search let through, in no order. */
export async function filterIds(
  db: Db,
  ids: readonly string[],
  query: SubredditQuery,
): Promise<string[]> {
  const rows = await db
    .select({ id: subreddits.id })
    .from(subreddits)
    .where(and(sql`${subreddits.id} = any(${sql.param(ids)}::text[])`, ...filters(query)));
  return rows.map(({ id }) => id);
}

function matchTiers(search: ResolvedSearch): SQL[] {
  return [
    matchNames(search),
    matchPrefix(search),
    matchWords(search, 1, true),
    matchInName(search),
    ...PLACES.slice(1).map((_, index) => matchWords(search, index + 2)),
  ];
}

/** All tiers at once, without those that others hold. */
function matchAnywhere(search: ResolvedSearch): SQL {
  return either([matchWords(search, PLACES.length), ...matchParts(search)]);
}

function matchNames({ names }: ResolvedSearch): SQL {
  return either(names.map((name) => eq(subreddits.id, name)));
}

function matchPrefix({ names }: ResolvedSearch): SQL {
  return either(names.map((name) => beginsWith(name)));
}

function matchInName(search: ResolvedSearch): SQL {
  return either([matchWords(search, 1), ...matchParts(search)]);
}

function matchParts({ names }: ResolvedSearch): SQL[] {
  return names.map((name) =>
    name.length < SHORTEST_NAME_PART
      ? beginsWith(name)
      : sql`${subreddits.id} like ${`%${name.replaceAll("_", "\\_")}%`}`,
  );
}

function matchWords({ words, isAny }: ResolvedSearch, depth: number, isWhole = false): SQL {
  return sql`${subreddits.words} @@ ${toWordQuery(words, depth, { isWhole, isAny })}::tsquery`;
}

function beginsWith(prefix: string): SQL {
  return sql`(${subreddits.id} >= ${prefix} and ${subreddits.id} < ${prefix + AFTER_ANY_WORD})`;
}

function either(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`;
}

function ordering(sort: SubredditSort): SQL[] {
  if (sort === "name") return [sql`id`];
  if (sort === "growth") return [sql`growth desc nulls last`, sql`id`];
  if (sort === "members") return [sql`members desc`, sql`id`];
  return [sql`tier`, sql`members desc`, sql`id`];
}

function isBehind(sort: SubredditSort, { tier, members, growth, id }: Standing): SQL {
  if (sort === "name") return sql`id > ${id}`;
  if (sort === "growth") {
    if (growth === null) return sql`growth is null and id > ${id}`;
    return sql`(growth is null or growth < ${growth}::real or (growth = ${growth}::real and id > ${id}))`;
  }
  const isSmaller = sql`(members <= ${members} and (members < ${members} or id > ${id}))`;
  return sql`(tier > ${tier} or (tier = ${tier} and ${isSmaller}))`;
}

/** Those of the words that no word of the catalogue begins with. */
export async function findUnknownWords(db: Db, words: string[]): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`select sought as word from unnest(${sql.param(words)}::text[]) as sought
        where not exists (
          select 1 from subreddit_words
          where word >= sought collate "C" and word < sought || ${AFTER_ANY_WORD} collate "C")`,
  );
  return rows.map(({ word }) => word);
}

const MOST_CANDIDATES = 12;

export function findSimilarWords(db: Db, word: string): Promise<KnownWord[]> {
  return db
    .select({ word: subredditWords.word, uses: subredditWords.uses })
    .from(subredditWords)
    .where(sql`${subredditWords.word} % ${word}`)
    .orderBy(
      desc(sql`similarity(${subredditWords.word}, ${word})`),
      desc(subredditWords.uses),
      asc(subredditWords.word),
    )
    .limit(MOST_CANDIDATES);
}

/** The words of a subreddit that came later than the catalogue can be meant too. */
export async function addWords(db: Db, words: string[]): Promise<void> {
  const known = words.filter(isLikelyWord);
  if (known.length === 0) return;
  await db
    .insert(subredditWords)
    .values(known.map((word) => ({ word, uses: 1 })))
    .onConflictDoNothing();
}
