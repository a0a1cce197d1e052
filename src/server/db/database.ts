import type { PgAsyncDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { ConstructorOptions } from "pg-boss";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "#server/start/start-error.ts";
import { type SQL, sql } from "drizzle-orm";

/** What repositories run on: the database itself or an open transaction. */
export type Db = PgAsyncDatabase<PgQueryResultHKT>;

export type Database = {
  kind: "embedded" | "postgresql";
  db: Db;
  /** The same for statements that may take long, as nobody waits for them. */
  unhurried: Db;
  /** One transaction on a connection of its own, which also takes rows by the thousand. */
  bulk: <T>(run: (session: BulkSession) => Promise<T>) => Promise<T>;
  /** Everything as it is at one moment, for reading only. */
  snapshot: <T>(read: (snapshot: Snapshot) => Promise<T>) => Promise<T>;
  /** How the job queue reaches the same database. */
  queueOptions: Pick<ConstructorOptions, "db" | "connectionString" | "max">;
  /**
   * How many statements so far may have changed a user or a session, counted before each is sent; null
   * where other processes can change them as well.
   */
  countAccountWrites: (() => number) | null;
  /** The same for statements that may have changed what is known about communities. */
  countCatalogueWrites: (() => number) | null;
  /** Housekeeping that PostgreSQL does by itself and the embedded database does not. */
  tend: () => Promise<void>;
  close: () => Promise<void>;
  /** Ends it and takes its files away: only of an embedded one that was made just now. */
  discard?: () => Promise<void>;
};

export type BulkSession = {
  db: Db;
  /** `rows` in COPY's text format. */
  copy: (
    table: string,
    columns: readonly string[],
    rows: string,
    options?: CopyOptions,
  ) => Promise<void>;
};

/** Emptied in this very transaction: rows are written as old ones, so that nobody goes over them again. */
export type CopyOptions = { isEmptied?: boolean };

export function wordCopy(
  table: string,
  columns: readonly string[],
  source: string,
  { isEmptied = false }: CopyOptions = {},
): string {
  return `copy ${table} (${columns.join(", ")}) from ${source}${isEmptied ? " with (freeze)" : ""}`;
}

export type Snapshot = {
  db: Db;
  /** The rows of a query in COPY's text format. */
  copyOut: (query: string) => AsyncIterable<Uint8Array>;
};

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Tables that a newer version has changed may look right to this one, and be filled wrongly. */
export function refuseNewer(applied: readonly string[]): void {
  const known = readdirSync(migrationsFolder);
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `This database was used by a newer version of Foothold, which changed its tables (${unknown.join(", ")}). ` +
      "Start that version again, or restore a backup that this one took into a new database. Nothing was changed.",
  );
}

export const APPLIED_MIGRATIONS = {
  exist: `select to_regclass('drizzle.__drizzle_migrations') is not null as exist`,
  names: "select name from drizzle.__drizzle_migrations order by name",
};

/** The rows of a statement that the query builder has no words for, as the caller knows them to be. */
export async function readRows<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

const ROWS_AT_ONCE = 500;

/** Many rows in batches that one statement takes each. */
export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}

/** Of what was just written; that there is none is a fault of ours. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error("The database returned no row.");
  return row;
}

/**
 * Each value of a column once, as rows of `name(value)` in a `with recursive`: by stepping through an
 * index that begins with it from one value to the next, however many rows have the same.
 */
export function stepThrough(name: SQL, table: SQL, column: SQL, where = sql`true`): SQL {
  return sql`${name}(value) as (
    (select ${column} from ${table} where ${where} order by ${column} limit 1)
    union all
    select (select ${column} from ${table} where ${where} and ${column} > ${name}.value
            order by ${column} limit 1)
    from ${name} where ${name}.value is not null)`;
}
