import { sql } from "drizzle-orm";
import { type Db, readRows } from "#server/db/database.ts";

export type Index = {
  name: string;
  table: string;
  /** The column or expression that it is sorted by first; null where it is not sorted. */
  lead: string | null;
  isUnique: boolean;
};

/** What plans are judged by. */
export type Catalog = {
  /** Estimates of rows, as VACUUM left them. */
  sizes: Map<string, number>;
  indexes: Map<string, Index>;
};

export async function readCatalog(db: Db): Promise<Catalog> {
  const tables = await readRows<{ name: string; rows: number }>(
    db,
    sql`select relname as name, reltuples::float8 as rows from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const indexes = await readRows<Index>(
    db,
    sql`select i.relname as name, t.relname as table, indisunique as "isUnique",
               case when amname = 'btree' then pg_get_indexdef(indexrelid, 1, true) end as lead
        from pg_index
        join pg_class i on i.oid = indexrelid
        join pg_class t on t.oid = indrelid
        join pg_am on pg_am.oid = i.relam
        where t.relnamespace = 'public'::regnamespace order by 1`,
  );
  return {
    sizes: new Map(tables.map(({ name, rows }) => [name, rows])),
    indexes: new Map(indexes.map((index) => [index.name, index])),
  };
}
