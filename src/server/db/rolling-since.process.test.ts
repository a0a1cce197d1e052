import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateUntil } from "#server/testing/migrate-until.ts";
import { runOn } from "#server/testing/postgresql-cluster.ts";
import { type PostgresqlServer, startPostgresql } from "#server/testing/start-postgresql.ts";
import { findPostgresql } from "../../../scripts/postgresql.mjs";
import { openPostgresql } from "./open-postgresql.ts";
import releases from "./releases.json" with { type: "json" };
import { ROLLING_SINCE } from "./rolling-since.ts";

const postgresql = findPostgresql(process.env);
const binaries = postgresql && "binaries" in postgresql ? postgresql.binaries : null;

type Column = { place: string; type: string; isNullable: boolean; hasDefault: boolean };

const COLUMNS = `
  select table_name || '.' || column_name as place, data_type as type,
    is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault"
  from information_schema.columns where table_schema = 'public'`;

describe.skipIf(!binaries)("servers of the version before", () => {
  let cluster: PostgresqlServer;
  beforeAll(async () => {
    cluster = await startPostgresql(binaries ?? "");
  });
  afterAll(() => cluster.stop());

  async function connect(database: string): Promise<Client> {
    const client = new Client({ connectionString: cluster.url(database) });
    await client.connect();
    return client;
  }

  async function openOlder(database: string, first: string): Promise<Client> {
    await runOn(cluster.url("postgres"), `create database ${database}`);
    await migrateUntil(cluster.url(database), first);
    return connect(database);
  }

  test("find all that they read, and may leave out all that is new", async () => {
    const last = releases.at(-1)?.lastMigration ?? "";
    // Of a release that is young enough, its last migration is part of what it knows.
    const first = last >= ROLLING_SINCE ? `${last}~` : ROLLING_SINCE;
    const client = await openOlder("tables", first);
    const before = (await client.query<Column>(COLUMNS)).rows;
    await client.end();
    const database = await openPostgresql(cluster.url("tables"));
    const newer = await connect("tables");
    const after = new Map((await newer.query<Column>(COLUMNS)).rows.map((row) => [row.place, row]));
    await newer.end();
    await database.close();

    const known = new Set(before.map(({ place }) => place));
    const tables = new Set(before.map(({ place }) => place.split(".")[0]));
    const changed = before.filter(({ place, type, isNullable, hasDefault }) => {
      const now = after.get(place);
      const isStricter = now && !now.isNullable && isNullable && !now.hasDefault;
      return !now || now.type !== type || isStricter || (hasDefault && !now.hasDefault);
    });
    expect(changed.map(({ place }) => place)).toEqual([]);
    const demanded = [...after.values()].filter(
      ({ place, isNullable, hasDefault }) =>
        !known.has(place) && tables.has(place.split(".")[0]) && !isNullable && !hasDefault,
    );
    expect(demanded.map(({ place }) => place)).toEqual([]);
  });

  test("finish what they are at while tables change, and neither waits for the other in vain", async () => {
    const old = await openOlder("locks", ROLLING_SINCE);
    await old.query("begin");
    await old.query("update users set name = name");
    const opening = openPostgresql(cluster.url("locks"));
    // Long enough for it to have changed a table, and to want this one.
    await setTimeout(500);
    expect((await old.query("select count(*)::int as count from webhooks")).rows).toEqual([
      { count: 0 },
    ]);
    await old.query("commit");
    const database = await opening;
    expect((await old.query("select count(*)::int as count from radars")).rows).toEqual([
      { count: 0 },
    ]);
    await database.close();
    await old.end();
  });
});
