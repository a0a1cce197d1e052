import { sql } from "drizzle-orm";
import { type Db, readRows } from "#server/db/database.ts";

/** The tables in which any of these words stands in any column, whatever the column is called. */
export async function findTraces(db: Db, words: readonly string[]): Promise<string[]> {
  const traces: string[] = [];
  const anyWord = sql.join(
    words.map((word) => sql`strpos(t::text, ${word}) > 0`),
    sql` or `,
  );
  for (const table of await listTables(db)) {
    const rows = await readRows(
      db,
      sql`select 1 from ${sql.identifier(table)} t where ${anyWord} limit 1`,
    );
    if (rows.length > 0) traces.push(table);
  }
  return traces;
}

/** The tables that say by a column whose row it is. */
export async function listOwnedTables(db: Db): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function listTables(db: Db): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}
