import { asc, desc, sql } from "drizzle-orm";
import type { KnownWord } from "#engine/search/nearest-word.ts";
import type { Db } from "./database.ts";
import { isLikelyWord } from "./likely-words.ts";
import { readRows } from "./read-rows.ts";
import { subredditWords } from "./schema.ts";
import { AFTER_ANY_WORD } from "./word-vector.ts";

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
