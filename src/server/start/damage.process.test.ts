import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { type Db, readRows } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/open-embedded.ts";
import { users } from "#server/db/schema.ts";
import { setUpProcessTrial } from "#server/testing/process-trial.ts";
import { runCommand } from "#server/testing/run-command.ts";

const { newFolder, usedFolder, start } = setUpProcessTrial();

const EMAIL = "ada@example.com";

async function lookInto<T>(dataDir: string, look: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openEmbedded(dataDir);
  return look(db).finally(close);
}

/** A user, and the file where the first page of all users is. */
async function addUser(db: Db): Promise<string> {
  await db.insert(users).values({ email: EMAIL, createdAt: new Date() });
  const path = sql`select pg_relation_filepath('users') as path`;
  return (await readRows<{ path: string }>(db, path))[0]?.path ?? "";
}

/** As a disk that lost half a write leaves it. */
function tearPage(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, 4096, 8192));
}

const NIGHTLY = { tags: "nightly" } as const;

test(
  "a torn page is called damage at the start and by a command, and a restore mends it",
  NIGHTLY,
  async () => {
    const dataDir = usedFolder();
    const settings = { DATA_DIR: dataDir };
    const path = await lookInto(dataDir, addUser);
    const file = join(newFolder(), "backup.gz");
    expect(await runCommand("backup", [file], settings)).toMatchObject({ code: 0 });
    tearPage(join(dataDir, "db", path));

    const said = /is damaged \(invalid page in block 0 .*restore FILE --replace/s;
    await expect(start(settings)).rejects.toThrow(said);
    const backup = await runCommand("backup", [join(newFolder(), "next.gz")], settings);
    expect(backup).toMatchObject({ code: 1, output: expect.stringMatching(said) });
    expect(await runCommand("restore", [file, "--replace"], settings)).toMatchObject({ code: 0 });
    const mended = await lookInto(dataDir, (db) => db.select().from(users));
    expect(mended.map(({ email }) => email)).toContain(EMAIL);
  },
);

test("files that do not open are called damaged, with the way out", async () => {
  const dataDir = usedFolder();
  writeFileSync(join(dataDir, "db", "global", "pg_control"), "");
  const { code, output } = await runCommand("admin", ["users"], { DATA_DIR: dataDir });
  expect(output).toMatch(/can't be opened .*damaged.*restore FILE --new/s);
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});

test("a restore into a new folder that fails leaves nothing behind", async () => {
  const parent = newFolder();
  const file = join(parent, "backup.gz");
  writeFileSync(file, "no backup");
  const [missing, empty] = [join(parent, "data"), join(parent, "prepared")];
  mkdirSync(empty);
  for (const DATA_DIR of inject("isNightly") ? [missing, empty] : [missing]) {
    const { code, output } = await runCommand("restore", [file, "--new"], { DATA_DIR });
    expect(output).toContain("not a backup of Foothold");
    expect(code).toBe(1);
  }
  expect(existsSync(missing)).toBe(false);
  expect(existsSync(join(empty, "db"))).toBe(false);
});
