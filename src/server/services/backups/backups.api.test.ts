import { sql } from "drizzle-orm";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { listTables, sumUpTable } from "#server/db/table-layout.ts";
import { fillAccount } from "#server/testing/fill-account.ts";
import { openTestDatabase } from "#server/testing/open-test-database.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { moveTables, restoreBackup } from "./restore-backup.ts";
import { writeBackupGently, openRowSpool, writeBackup } from "./write-backup.ts";

let app: TestApp;
let folder: string;
let file: string;
/** What `file` holds. */
let sums: Sums;

beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), "foothold-backups-"));
  file = join(folder, "whole.gz");
  await fillAccount(app, "ada@example.com");
  sums = await sumUp(app.database);
  await backUp(app.database, file);
});

afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  test("brings back every row of every table, and replaces accounts only when that is said", async () => {
    await withNew(async (database) => {
      await restore(database, readFileSync(file));
      expect(await sumUp(database)).toEqual(sums);
      await expect(restore(database, readFileSync(file))).rejects.toThrow(/Say --replace/);
      await restore(database, readFileSync(file), { replaces: true });
      expect(await sumUp(database)).toEqual(sums);
    });
  });

  test("taken while others write holds one moment, not several", async () => {
    const email = (n: number) => `writer-${n}@example.com`;
    const over = new AbortController();
    let written = 0;
    const write = async () => {
      while (!over.signal.aborted) await app.signIn(email(written++));
    };
    const writing = Promise.all([write(), write()]);
    const loaded = join(folder, "loaded.gz");
    await backUp(app.database, loaded);
    over.abort();
    await writing;
    await withNew(async (database) => {
      await restore(database, readFileSync(loaded));
      const { users, sessions, refresh_tokens: tokens } = await sumUp(database);
      // Each sign-in writes one row of each, all in one transaction.
      expect([sessions?.rows, tokens?.rows]).toEqual([users?.rows, users?.rows]);
      expect(users?.rows).toBeGreaterThan(0);
    });
  });

  // One page at a time takes a minute on a busy machine.
  test.each(inject("isNightly") ? [1, 100] : [100])(
    "read in pieces of %i pages, with rows that come, change and go between, holds the last moment",
    async (pagesAtOnce) => {
      const { database } = app;
      let turns = 0;
      const write = async () => {
        const { user } = await app.signIn(`turn-${pagesAtOnce}-${turns++}@example.com`);
        const change = [
          sql`update users set name = 'Grace' where id = ${user.id}`,
          sql`delete from users where id = ${user.id}`,
          sql`update subreddits set members = members + 1 where id = 'saas'`,
        ][turns % 3];
        if (change) await database.db.execute(change);
        await database.db.execute(
          sql`delete from subreddit_words where word = (select min(word) from subreddit_words)`,
        );
      };
      const busy: Database = {
        ...database,
        snapshot: async (read) => {
          if (turns < 9 || turns % 20 === 0) await write();
          else turns++;
          return database.snapshot(read);
        },
      };
      const path = join(folder, `gentle-${pagesAtOnce}.gz`);
      const spool = await openRowSpool(`${path}.rows`);
      const deps = { database: busy, clock: app.clock, version: "1.2.3" };
      await writeBackupGently(deps, spool, () => createWriteStream(path), pagesAtOnce);
      await spool.close();
      expect(turns).toBeGreaterThan(20);
      await withNew(async (other) => {
        await restore(other, readFileSync(path));
        expect(await sumUp(other)).toEqual(await sumUp(database));
      });
    },
  );
});

describe("a file", () => {
  let other: Database;
  let before: Sums;
  beforeAll(async () => {
    other = await openTestDatabase();
    before = await sumUp(other);
  });
  afterAll(() => other.close());

  const changeRow = (end: string) => whole().replace(/\n([^\n]*\t[^\n]*)\n/, `\n$1${end}\n`);
  const renameTable = (name: string) => whole().replace(`"name":"${name}"`, '"name":"nothing"');
  const whole = () => gunzipSync(readFileSync(file)).toString();
  test.each([
    ["that is cut short", () => readFileSync(file).subarray(0, -200), /ends too early/],
    ["without its end", () => gzipSync(whole().replace(/\n[^\n]*\n$/, "\n")), /ends too early/],
    ["that was changed", () => gzipSync(whole().replace("ada@", "eve@")), /checksum/],
    ["with a number that is none", () => gzipSync(changeRow("\todd")), /damaged: the database/],
    ["of a table that is not there", () => gzipSync(renameTable("users")), /damaged: the database/],
    ["that is empty", () => Buffer.alloc(0), /ends too early/],
    ["that is a text", () => Buffer.from("hello"), /not a backup of Foothold/],
    ["that is another archive", () => gzipSync("hello\n"), /not a backup of Foothold/],
    [
      "of other tables",
      () => gzipSync(whole().replace(/"migrations":\["/, '"migrations":["x')),
      /whose tables differ/,
    ],
  ])("%s is refused, and nothing changes", async (_, content, message) => {
    await expect(restore(other, content())).rejects.toThrow(message);
    expect(await sumUp(other)).toEqual(before);
  });
});

describe("a move", () => {
  test("brings every row over, and finds what is there when it goes on", async () => {
    await withNew(async (target) => {
      const seen: number[] = [];
      await moveTables(app.database, target, (done, total) => seen.push(done / total));
      expect(seen.at(-1)).toBe(1);
      expect(await sumUp(target)).toEqual(await sumUp(app.database));
      await app.signIn("late@example.com");
      await moveTables(app.database, target, () => {});
      expect(await sumUp(target)).toEqual(await sumUp(app.database));
    });
  });
});

async function backUp(database: Database, path: string): Promise<void> {
  await writeBackup({ database, clock: app.clock, version: "1.2.3" }, createWriteStream(path));
}

async function restore(database: Database, content: Buffer, options = { replaces: false }) {
  await restoreBackup({ database }, Readable.from([content]), options);
}

async function withNew(run: (database: Database) => Promise<void>): Promise<void> {
  const database = await openTestDatabase();
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

type Sums = Record<string, { rows: number; checksum: string }>;

function sumUp(database: Database): Promise<Sums> {
  return database.snapshot(async ({ db }) => {
    const found: Sums = {};
    for (const { name } of await listTables(db)) found[name] = await sumUpTable(db, name);
    return found;
  });
}
