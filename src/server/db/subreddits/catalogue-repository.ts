import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { type BulkSession, type Db, readRows } from "../database.ts";
import { catalogueLoads, type subreddits, subredditWords, subredditClosures } from "../schema.ts";
import { packFacts } from "./stored-facts.ts";
import { LEAST_USES, WELL_KNOWN_MEMBERS } from "./word-vector.ts";

export type SubredditRow = typeof subreddits.$inferSelect;
export type NewSubreddit = SubredditRow & { facts: SubredditFacts };
/** Whence the facts of a row come. */
export type RowOrigin = Pick<SubredditRow, "modelRow" | "source" | "refreshedAt">;

/** Any constant: servers that start together load one after the other. */
const LOAD_LOCK = 4_070_218;

export async function findLoadedCatalogue(db: Db) {
  const [row] = await db.select().from(catalogueLoads);
  return row ?? null;
}

export async function saveLoadedCatalogue(
  db: Db,
  load: typeof catalogueLoads.$inferInsert,
): Promise<void> {
  await db.delete(catalogueLoads);
  await db.insert(catalogueLoads).values(load);
}

export async function saveCatalogueSize(db: Db, count: number): Promise<void> {
  await db.update(catalogueLoads).set({ subreddits: count });
}

/** Nobody else loads, imports or refreshes until the transaction ends. */
export async function lockCatalogue(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
}

/** Beside other refreshes, but not beside a load or an import: false while there is one. */
export async function tryShareCatalogue(db: Db): Promise<boolean> {
  const [row] = await readRows<{ isShared: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${LOAD_LOCK}) as "isShared"`,
  );
  return row?.isShared ?? false;
}

export async function countSubreddits(db: Db): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from subreddits`,
  );
  return row?.count ?? 0;
}

/** Rows of both tables in COPY's text format. */
export type CopyBatch = {
  count: number;
  rows: string;
  facts: string;
  /** With the last batch of a whole catalogue; see copyWords. */
  words?: string;
};

export function formatBatch(rows: NewSubreddit[]): CopyBatch {
  return {
    count: rows.length,
    rows: formatCopyRows(rows.map(toCopyRow)),
    facts: formatCopyRows(rows.map(toFactRow)),
  };
}

/** The words that searches may mean, as they were counted in the whole catalogue. After `emptyBesideSubreddits`. */
export async function copyWords(session: BulkSession, words: string): Promise<void> {
  await session.copy("subreddit_words", ["word", "uses"], words, { isEmptied: true });
}

export function formatWords(words: { word: string; uses: number }[]): string {
  return formatCopyRows(words.map(({ word, uses }) => [word, uses]));
}

/** Where there are no subreddits. Others refer to their table, which is why that one is not emptied. */
export async function emptyBesideSubreddits(db: Db): Promise<void> {
  await db.execute(sql`truncate subreddit_facts, subreddit_words`);
}

/** After `emptyBesideSubreddits`. */
export async function copySubreddits(session: BulkSession, batch: CopyBatch): Promise<void> {
  await session.copy("subreddits", COLUMNS, batch.rows);
  await session.copy("subreddit_facts", FACT_COLUMNS, batch.facts, { isEmptied: true });
}

/** For `mergeIncoming`: the same rows, set down beside the tables. */
export async function copyIncoming(session: BulkSession, batch: CopyBatch): Promise<void> {
  await session.db.execute(sql`
    create temp table if not exists incoming (like subreddits) on commit drop`);
  await session.db.execute(sql`
    create temp table if not exists incoming_facts (like subreddit_facts) on commit drop`);
  await session.copy("incoming", COLUMNS, batch.rows);
  await session.copy("incoming_facts", FACT_COLUMNS, batch.facts);
}

/**
 * For a whole catalogue, before it is merged: each row gets its place in the new model, and what the
 * catalogue no longer has is dropped. What an operator or Reddit has renewed stays as it is.
 */
export async function adoptIncoming(db: Db): Promise<void> {
  await db.execute(sql`
    update subreddits set model_row = incoming.model_row
    from subreddits known left join incoming on incoming.id = known.id
    where subreddits.id = known.id
      and subreddits.model_row is distinct from incoming.model_row`);
  await db.execute(sql`
    delete from subreddit_facts using subreddits
    where subreddit_id = subreddits.id and source = 'catalogue'
      and not exists (select 1 from incoming where incoming.id = subreddits.id)`);
  await db.execute(sql`
    delete from subreddits
    where source = 'catalogue'
      and not exists (select 1 from incoming where incoming.id = subreddits.id)`);
  await db.execute(sql`
    delete from incoming using subreddits
    where incoming.id = subreddits.id and subreddits.source <> 'catalogue'`);
}

/** The ids of rows that an operator or Reddit renewed. */
export async function listRenewedIds(db: Db): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from subreddits where source <> 'catalogue' order by id`,
  );
  return rows.map(({ id }) => id);
}

export async function mergeIncoming(db: Db): Promise<void> {
  const assignments = COLUMNS.filter((column) => column !== "id")
    .map((column) => `${column} = excluded.${column}`)
    .join(", ");
  await db.execute(sql`
    insert into subreddits select * from incoming
    on conflict (id) do update set ${sql.raw(assignments)}`);
  await db.execute(sql`
    insert into subreddit_facts
    select incoming_facts.* from incoming_facts join incoming on id = subreddit_id
    on conflict (subreddit_id) do update set facts = excluded.facts`);
  await db.execute(sql`truncate incoming, incoming_facts`);
}

/** The same from the rows themselves, when only some of them changed. */
export async function collectWords(db: Db): Promise<void> {
  await db.delete(subredditWords);
  await db.execute(sql`
    insert into subreddit_words (word, uses)
    select substr(word, 2), sum(ndoc)::int
    from ts_stat('select words from subreddits')
    where length(word) between 4 and 31
    group by 1 having sum(ndoc) >= ${LEAST_USES}
    on conflict (word) do update set uses = excluded.uses`);
  await db.execute(sql`
    insert into subreddit_words (word, uses)
    select id, ${LEAST_USES} from subreddits
    where members >= ${WELL_KNOWN_MEMBERS} and length(id) >= 3
    on conflict do nothing`);
}

/** After many rows changed: lets the planner know, and indexes answer without the table. */
export async function settleCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze subreddits`);
  await db.execute(sql`vacuum analyze subreddit_facts`);
  await db.execute(sql`vacuum analyze subreddit_words`);
}

/** In the order of the table, so that `insert … select *` fits. */
const COLUMNS = [
  "id",
  "name",
  "members",
  "category",
  "risk",
  "growth",
  "model_row",
  "source",
  "refreshed_at",
  "checked_at",
  "words",
  "stance_group",
] as const;

const FACT_COLUMNS = ["subreddit_id", "facts"] as const;

function toCopyRow(row: NewSubreddit): CopyValue[] {
  return [
    row.id,
    row.name,
    row.members,
    row.category,
    row.risk,
    row.growth,
    row.modelRow,
    row.source,
    row.refreshedAt,
    row.checkedAt,
    row.words,
    row.stanceGroup,
  ];
}

function toFactRow(row: NewSubreddit): CopyValue[] {
  return [row.id, JSON.stringify(packFacts(row.facts))];
}

type CopyValue = string | number | Date | null;

/** Rows as COPY's text format wants them: a line each, tabs between, nothing left to interpret. */
function formatCopyRows(rows: readonly (readonly CopyValue[])[]): string {
  return rows.map((row) => `${row.map(formatValue).join("\t")}\n`).join("");
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function formatValue(value: CopyValue): string {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  return String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Not among those that Reddit no longer shows. They are few, and a list of them is looked at more
 * quickly than joined: counting the whole catalogue takes a third of the time.
 */
export function isOpen(id: SQLWrapper): SQL {
  return sql`${id} not in (select ${subredditClosures.subredditId} from ${subredditClosures})`;
}
