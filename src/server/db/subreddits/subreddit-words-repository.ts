import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { KnownWord } from "#engine/search/nearest-word.ts";
import { type Db, readRows } from "../database.ts";
import { subredditWords } from "../schema.ts";
import { AFTER_ANY_WORD, isLikelyWord } from "./word-vector.ts";
import { type SubredditRow, isOpen } from "./catalogue-repository.ts";

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

/** Shorter ones are in too many names to be meant, unless a name begins with them. */
const SHORTEST_NAME_PART = 3;

type NamedSubreddit = Pick<SubredditRow, "id" | "name" | "members">;

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
