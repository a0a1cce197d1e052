import { type SQL, sql } from "drizzle-orm";
import type { SubredditRow } from "./catalogue-repository.ts";
import type { Db } from "./database.ts";
import { isOpen } from "./open-communities.ts";
import { readRows } from "./read-rows.ts";
import { AFTER_ANY_WORD } from "./word-vector.ts";

/** Shorter ones are in too many names to be meant, unless a name begins with them. */
const SHORTEST_NAME_PART = 3;

export type NamedSubreddit = Pick<SubredditRow, "id" | "name" | "members">;

/** The name itself first, then names that begin with it, then those that hold it; the larger first. */
export async function findNames(db: Db, part: string, limit: number): Promise<NamedSubreddit[]> {
  const begins = sql`id >= ${part} and id < ${part + AFTER_ANY_WORD}`;
  const found = await select(db, begins, part, limit);
  if (found.length === limit || part.length < SHORTEST_NAME_PART) return found;
  const holds = sql`id like ${`%${part.replaceAll("_", "\\_")}%`} and not (${begins})`;
  return [...found, ...(await select(db, holds, part, limit - found.length))];
}

function select(db: Db, match: SQL, part: string, limit: number): Promise<NamedSubreddit[]> {
  // Sorted by narrow columns before the rows themselves are read.
  return readRows<NamedSubreddit>(
    db,
    sql`select id, name, members from subreddits
        where id in (
          select id from subreddits
          where ${match} and ${isOpen(sql`subreddits.id`)}
          order by id = ${part} desc, members desc, id
          limit ${limit})
        order by id = ${part} desc, members desc, id`,
  );
}
