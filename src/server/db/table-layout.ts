import { sql } from "drizzle-orm";
import { type Db, readRows } from "./database.ts";

export type TableLayout = { name: string; columns: string[]; rows: number };

export async function listTables(db: Db): Promise<TableLayout[]> {
  const layouts: TableLayout[] = [];
  for (const table of await listColumns(db)) {
    layouts.push({ ...table, rows: await countRows(db, table.name) });
  }
  return layouts;
}

/** Every table of the product, each after those that it refers to. The job queue has its own schema. */
export async function listColumns(db: Db): Promise<Omit<TableLayout, "rows">[]> {
  const tables = await readRows<{ name: string; columns: string[]; refersTo: string[] }>(
    db,
    sql`select c.relname as name,
               (select json_agg(a.attname order by a.attnum) from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and a.attgenerated = '') as columns,
               (select coalesce(json_agg(distinct t.relname), '[]') from pg_constraint f
                join pg_class t on t.oid = f.confrelid
                where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid)
                 as "refersTo"
        from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        order by c.relname`,
  );
  return sortByReference(tables).map(({ name, columns }) => ({ name, columns }));
}

/** A page of a table is 8 kB. */
export async function countPages(db: Db, table: string): Promise<number> {
  const [size] = await readRows<{ pages: number }>(
    db,
    sql`select (pg_relation_size(${table}::regclass) / 8192)::int as pages`,
  );
  return size?.pages ?? 0;
}

/**
 * Tells whether rows that lie on these pages were added, changed or removed since: what is new has a
 * higher transaction than all that was there, and what is gone is missing in the count.
 */
export async function markPages(
  db: Db,
  table: string,
  { from, until }: PageRange,
): Promise<PageMark> {
  const [mark] = await readRows<PageMark>(
    db,
    sql`select count(*)::int as rows, max(xmin::text::bigint)::text as newest
        from ${sql.identifier(table)} where ${sql.raw(liesWithin({ from, until }))}`,
  );
  return mark ?? { rows: 0, newest: null };
}

/** Without an end: all pages from there on. */
export type PageRange = { from: number; until: number | null };
export type PageMark = { rows: number; newest: string | null };

export function liesWithin({ from, until }: PageRange): string {
  return `ctid >= '(${from},0)'${until === null ? "" : ` and ctid < '(${until},0)'`}`;
}

/** In one statement, for they refer to each other. */
export async function emptyTables(db: Db): Promise<void> {
  // Not counted: what is thrown away may be damaged.
  const names = (await listColumns(db)).map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/** And those that refer to it. */
export async function emptyTable(db: Db, table: string): Promise<void> {
  await db.execute(sql`truncate ${sql.identifier(table)} cascade`);
}

/** The names of the migrations that made the tables, in their order. */
export async function listMigrations(db: Db): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select name from drizzle.__drizzle_migrations order by name`,
  );
  return rows.map(({ name }) => name);
}

/** The same for the same rows on any PostgreSQL, in whatever order they lie there. */
export async function sumUpTable(
  db: Db,
  table: string,
): Promise<{ rows: number; checksum: string }> {
  await db.execute(sql`set local timezone to 'UTC'`);
  const [sum] = await readRows<{ rows: number; checksum: string }>(
    db,
    sql`select count(*)::int as rows,
               coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text
                 as checksum
        from ${sql.identifier(table)} t`,
  );
  return sum ?? { rows: 0, checksum: "0" };
}

async function countRows(db: Db, table: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

function sortByReference<T extends { name: string; refersTo: string[] }>(tables: T[]): T[] {
  const sorted: T[] = [];
  const placed = new Set<string>();
  const place = (table: T) => {
    if (placed.has(table.name)) return;
    placed.add(table.name);
    for (const name of table.refersTo) {
      const referred = tables.find((other) => other.name === name);
      if (referred) place(referred);
    }
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}

/** Into empty tables: rows first and indexes after takes a third of the time. Constraints stay. */
export async function withoutIndexes(
  db: Db,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await readRows<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
        from pg_index
        where indrelid in (${sql.join(
          tables.map((table) => sql`${table}::regclass`),
          sql`, `,
        )})
          and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await fill();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}
