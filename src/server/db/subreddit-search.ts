import { and, asc, desc, eq, gte, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { SubredditSort } from "#contract/subreddit.ts";
import { PLACES } from "#engine/search/word-places.ts";
import type { Category } from "#engine/subreddits/categories.ts";
import type { RiskLevel } from "#engine/subreddits/risk-level.ts";
import type { Db } from "./database.ts";
import { readRows } from "./read-rows.ts";
import { subreddits } from "./schema.ts";
import { AFTER_ANY_WORD, type QueryWord, toWordQuery } from "./word-vector.ts";

export type SubredditQuery = {
  search: ResolvedSearch | null;
  category?: Category | undefined;
  risk?: RiskLevel | undefined;
  minMembers?: number | undefined;
  maxMembers?: number | undefined;
  sort: SubredditSort;
};

export type ResolvedSearch = {
  words: QueryWord[];
  /** Names that the whole search may spell, as typed and as corrected. */
  names: string[];
  /** One of the words is enough. */
  isAny: boolean;
};

/** Where a subreddit stands in a list; the next page begins behind it. */
export type Standing = { tier: number; members: number; growth: number | null; id: string };

/** Shorter parts are in too many names to be meant. */
const SHORTEST_NAME_PART = 3;

/**
 * A page of what matches, the best first. Matches come in tiers: the name itself, whole words of it,
 * its beginning, parts of it, the first keywords, anything; the larger first within each. A tier is
 * asked only when those before it leave room, so that a wide search costs no more than a narrow one.
 */
export async function findPage(
  db: Db,
  query: SubredditQuery,
  after: Standing | null,
  limit: number,
): Promise<Standing[]> {
  const tiers = query.search && query.sort === "relevance" ? matchTiers(query.search) : null;
  if (!tiers) {
    const match = query.search ? matchAnywhere(query.search) : undefined;
    return selectTier(db, 0, query, match, after, limit);
  }
  const page: Standing[] = [];
  for (let tier = after?.tier ?? 0; tier < tiers.length && page.length < limit; tier++) {
    const earlier = tiers.slice(0, tier).map((condition) => not(condition));
    const match = and(tiers[tier], ...earlier);
    const behind = tier === after?.tier ? after : null;
    page.push(...(await selectTier(db, tier, query, match, behind, limit - page.length)));
  }
  return page;
}

export async function countMatches(db: Db, query: SubredditQuery): Promise<number> {
  const match = query.search ? matchAnywhere(query.search) : undefined;
  return db.$count(subreddits, and(match, ...filters(query)));
}

async function selectTier(
  db: Db,
  tier: number,
  query: SubredditQuery,
  match: SQL | undefined,
  after: Standing | null,
  limit: number,
): Promise<Standing[]> {
  const behind = after ? isBehind(query.sort, after) : undefined;
  const where = and(match, ...filters(query), behind) ?? sql`true`;
  // The planner takes words for more common than they are, and would read the whole list in its
  // order to find them; the fence makes it find them first.
  const fence = match ? sql`offset 0` : sql``;
  const rows = await readRows<Omit<Standing, "tier">>(
    db,
    sql`select id, members, growth
        from (select id, members, growth from subreddits where ${where} ${fence}) as subreddits
        order by ${sql.join(ordering(query.sort), sql`, `)}
        limit ${limit}`,
  );
  return rows.map((row) => ({ tier, ...row }));
}

function filters(query: SubredditQuery): (SQL | undefined)[] {
  return [
    query.category && eq(subreddits.category, query.category),
    query.risk && eq(subreddits.risk, query.risk),
    query.minMembers ? gte(subreddits.members, query.minMembers) : undefined,
    query.maxMembers === undefined ? undefined : lte(subreddits.members, query.maxMembers),
  ];
}

function matchTiers(search: ResolvedSearch): SQL[] {
  return [
    matchNames(search),
    matchWords(search, 1, true),
    matchPrefix(search),
    matchInName(search),
    ...PLACES.slice(1).map((_, index) => matchWords(search, index + 2)),
  ];
}

function matchAnywhere(search: ResolvedSearch): SQL {
  return either([matchPrefix(search), matchInName(search), matchWords(search, PLACES.length)]);
}

function matchNames({ names }: ResolvedSearch): SQL {
  return either(names.map((name) => eq(subreddits.id, name)));
}

function matchPrefix({ names }: ResolvedSearch): SQL {
  return either(names.map((name) => between(subreddits.id, name)));
}

function matchInName(search: ResolvedSearch): SQL {
  const parts = search.names.filter((name) => name.length >= SHORTEST_NAME_PART);
  return either([
    matchWords(search, 1),
    ...parts.map((name) => sql`${subreddits.id} like ${`%${name.replaceAll("_", "\\_")}%`}`),
  ]);
}

function matchWords({ words, isAny }: ResolvedSearch, depth: number, isWhole = false): SQL {
  return sql`${subreddits.words} @@ ${toWordQuery(words, depth, { isWhole, isAny })}::tsquery`;
}

function between(column: typeof subreddits.id, prefix: string): SQL {
  return sql`(${column} >= ${prefix} and ${column} < ${prefix + AFTER_ANY_WORD})`;
}

function either(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`;
}

function ordering(sort: SubredditSort): SQL[] {
  if (sort === "name") return [asc(subreddits.id)];
  if (sort === "growth") return [sql`${subreddits.growth} desc nulls last`, asc(subreddits.id)];
  return [desc(subreddits.members), asc(subreddits.id)];
}

function isBehind(sort: SubredditSort, { members, growth, id }: Standing): SQL {
  const isLater = sql`${subreddits.id} > ${id}`;
  if (sort === "name") return isLater;
  if (sort === "growth" && growth === null) {
    return sql`(${subreddits.growth} is null and ${isLater})`;
  }
  if (sort === "growth") {
    const value = sql`${growth}::real`;
    return sql`(${subreddits.growth} is null or ${subreddits.growth} < ${value}
                or (${subreddits.growth} = ${value} and ${isLater}))`;
  }
  return sql`(${subreddits.members} <= ${members}
              and (${subreddits.members} < ${members} or ${isLater}))`;
}
