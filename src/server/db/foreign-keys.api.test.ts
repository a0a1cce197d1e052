import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { type Database, readRows } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Columns that refer to another table and begin no index of all rows: whoever deletes there reads their table. */
const listUnindexed = () =>
  readRows<{ table: string; columns: string[] }>(
    database.db,
    sql`select conrelid::regclass::text as table,
               (select json_agg(attname) from pg_attribute
                where attrelid = conrelid and attnum = any(conkey)) as columns
        from pg_constraint c
        where contype = 'f' and connamespace = 'public'::regnamespace
          and not exists (
            select from pg_index i
            where i.indrelid = c.conrelid and i.indpred is null
              and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
        order by 1`,
  );

test("whatever refers to a row is found by an index when that row goes", async () => {
  expect(await listUnindexed()).toEqual([]);
});

test("a reference without an index is noticed", async () => {
  await database.db.execute(sql`drop index posts_project`);
  expect(await listUnindexed()).toEqual([{ table: "posts", columns: ["project_id"] }]);
});
