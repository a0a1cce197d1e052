import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findPostgresql } from "../../../scripts/postgresql.mjs";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { setUpProcessTrial } from "#server/testing/process-trial.ts";
import { runCommand } from "#server/testing/run-command.ts";
import type { ServerProcess } from "#server/testing/spawn-server.ts";
import { type PostgresqlServer, startPostgresql } from "#server/testing/start-postgresql.ts";
import { claimTarget } from "#server/db/find-database.ts";

const { newFolder, usedFolder, start } = setUpProcessTrial();
const { catalogueFile } = inject("usedFolder");
const NIGHTLY = { tags: "nightly" } as const;
const both = ["stopped", "running"];

describe("on the embedded database, while the server runs", () => {
  test("a backup is taken with the folder's token alone, and brought back", async () => {
    const dataDir = usedFolder();
    const server = await start({ DATA_DIR: dataDir });
    await expectTokenIsAsked(dataDir);
    await signIn(server, "ada@example.com");
    const file = join(newFolder(), "backup.gz");
    const settings = { DATA_DIR: dataDir };
    expect(await runCommand("backup", [file], settings)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await signIn(server, "bob@example.com");
    expect(await runCommand("restore", [file, "--replace"], settings)).toMatchObject({ code: 0 });
    expect(await isKnown(server, "ada@example.com")).toBe(true);
    expect(await isKnown(server, "bob@example.com")).toBe(false);
  });

  test(
    "a backup replaces no file, and into another server that runs no accounts unless that is said",
    NIGHTLY,
    async () => {
      const dataDir = usedFolder();
      const server = await start({ DATA_DIR: dataDir });
      await signIn(server, "ada@example.com");
      const file = join(newFolder(), "backup.gz");
      const run = (name: string, folder: string, ...more: string[]) =>
        runCommand(name, [file, ...more], { DATA_DIR: folder });

      expect(await run("backup", dataDir)).toMatchObject({ code: 0 });
      expect(await run("backup", dataDir)).toMatchObject({
        code: 1,
        output: expect.stringContaining("a backup replaces nothing"),
      });

      const otherDir = usedFolder();
      const other = await start({ DATA_DIR: otherDir });
      await signIn(other, "bob@example.com");
      expect(await run("restore", otherDir)).toMatchObject({
        code: 1,
        output: expect.stringContaining("Say --replace"),
      });
      expect(await run("restore", otherDir, "--replace")).toMatchObject({ code: 0 });
      expect(await isKnown(other, "ada@example.com")).toBe(true);
      expect(await isKnown(other, "bob@example.com")).toBe(false);
    },
  );
});

describe("a command that was given another database than the server's", () => {
  test("finds none, says where it looked, and makes none", NIGHTLY, async () => {
    const dataDir = newFolder();
    const file = join(newFolder(), "backup.gz");
    const admin = ["admin", ["users"]] as const;
    const cases = [["backup", [file]], ["restore", [import.meta.filename]], admin] as const;
    for (const [name, args] of cases) {
      const { code, output } = await runCommand(name, [...args], { DATA_DIR: dataDir });
      expect(output).toContain(`Database   embedded, in ${dataDir}`);
      expect(output).toContain("There is no database of Foothold");
      expect(output).toContain("/etc/foothold.env");
      expect(output).not.toContain("    at ");
      expect(code).toBe(1);
    }
    expect(existsSync(join(dataDir, "db"))).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  test.each(both)("saves none without accounts, server %s", NIGHTLY, async (state) => {
    const dataDir = usedFolder();
    if (state === "running") await start({ DATA_DIR: dataDir });
    const file = join(newFolder(), "backup.gz");
    const refused = await runCommand("backup", [file], { DATA_DIR: dataDir });
    expect(refused.output).toContain("There are no accounts in this database");
    expect(refused.output).toContain(`embedded, in ${dataDir}`);
    expect(refused.code).toBe(1);
    expect(existsSync(file)).toBe(false);
    const meant = await runCommand("backup", [file, "--empty"], { DATA_DIR: dataDir });
    expect(meant).toMatchObject({ code: 0 });

    const newDir = newFolder();
    expect(await runCommand("restore", [file, "--new"], { DATA_DIR: newDir })).toMatchObject({
      code: 0,
      output: expect.stringContaining(`embedded, in ${newDir}`),
    });
  });

  test("never names the password of a database", NIGHTLY, async () => {
    const DATABASE_URL = "postgres://ada:hunter2@127.0.0.1:1/foothold";
    const { code, output } = await runCommand("admin", ["users"], { DATABASE_URL });
    expect(output).toContain("PostgreSQL, foothold on 127.0.0.1:1");
    expect(output).toContain("does not answer");
    expect(output).not.toContain("hunter2");
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });
});

describe("a restore that is refused ends in a sentence", () => {
  test.each(both)("with the server %s", NIGHTLY, async (state) => {
    const dataDir = usedFolder();
    if (state === "running") await start({ DATA_DIR: dataDir });
    const settings = { DATA_DIR: dataDir };
    const folder = newFolder();
    const whole = join(folder, "whole.gz");
    expect(await runCommand("backup", [whole, "--empty"], settings)).toMatchObject({ code: 0 });
    const text = gunzipSync(readFileSync(whole)).toString();
    const write = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const [, row = ""] = text.split("\n").filter((line) => line.includes("\t"));
    const cases = [
      [folder, "is no file"],
      [write("row.gz", gzipSync(text.replace(row, `odd\t${row}`))), "is damaged"],
      [write("cut.gz", readFileSync(whole).subarray(0, -300)), "ends too early"],
    ] as const;
    for (const [file, words] of cases) {
      const { code, output } = await runCommand("restore", [file], settings);
      expect(output, file).toContain(words);
      expect(output, file).not.toContain("    at ");
      expect(code, file).toBe(1);
    }
    expect(await runCommand("restore", [whole], settings)).toMatchObject({ code: 0 });
  });
});

test("an import ends with 1 where lines were refused, and takes the others", NIGHTLY, async () => {
  const settings = { DATA_DIR: usedFolder(), CATALOGUE_FILE: catalogueFile };
  const file = join(newFolder(), "dump.csv");
  writeFileSync(file, "name;members\nOne_More;10\nbad name!;11\n");
  const some = await runCommand("catalogue", ["import", file], settings);
  expect(some.output).toContain("line 3: name must have");
  expect(some.output).toContain("1 added, 0 updated, 1 rejected");
  expect(some.code).toBe(1);
  writeFileSync(file, "name;members\nOne_More;12\n");
  expect(await runCommand("catalogue", ["import", file], settings)).toMatchObject({ code: 0 });
});

describe("commands say what is wrong", () => {
  test.each([
    ["backup", ["/no/such/folder/file"], "There is no folder /no/such/folder"],
    ["restore", ["/no/such/file"], "There is no file /no/such/file"],
  ])("%s %j", NIGHTLY, async (name, args, message) => {
    const { code, output } = await runCommand(name, args, { DATA_DIR: newFolder() });
    expect(output).toContain(message);
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });
});

const postgresql = findPostgresql(process.env);
const isAbsent = !postgresql || !("binaries" in postgresql);
// What is moved, and how, is a test of the API; this is about the commands.
describe.skipIf(isAbsent)("on PostgreSQL", NIGHTLY, () => {
  let cluster: PostgresqlServer;
  beforeAll(async () => {
    if (postgresql && "binaries" in postgresql)
      cluster = await startPostgresql(postgresql.binaries);
  });
  afterAll(() => cluster.stop());

  test("a move goes on where one stopped, refuses what is not empty, and a server serves what it moved", async () => {
    const dataDir = usedFolder();
    const embedded = await start({ DATA_DIR: dataDir });
    await signIn(embedded, "ada@example.com");
    await embedded.kill("SIGTERM");
    const url = cluster.url("postgres");
    const settings = { DATA_DIR: dataDir };

    // As one that was killed before the first row leaves it.
    await claimTarget(url);
    await (await openPostgresql(url)).close();
    const moved = await runCommand("move-to-postgres", [url], settings);
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/Moved .* compared/) });
    expect(await runCommand("move-to-postgres", [url], settings)).toMatchObject({
      code: 1,
      output: expect.stringContaining("That database is not empty"),
    });

    const shared = { DATA_DIR: newFolder(), DATABASE_URL: url, CATALOGUE_FILE: catalogueFile };
    const server = await start(shared);
    expect(await isKnown(server, "ada@example.com")).toBe(true);
    const file = join(newFolder(), "backup.gz");
    expect(await runCommand("backup", [file], shared)).toMatchObject({ code: 0 });
    await signIn(server, "bob@example.com");
    expect(await runCommand("restore", [file, "--replace"], shared)).toMatchObject({ code: 0 });
    expect(await isKnown(server, "bob@example.com")).toBe(false);
    expect(await isKnown(server, "ada@example.com")).toBe(true);
  });
});

async function expectTokenIsAsked(dataDir: string): Promise<void> {
  const file = join(dataDir, "operator.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { port } = JSON.parse(readFileSync(file, "utf8")) as { port: number };
  for (const authorization of ["", "Bearer ", `Bearer ${"x".repeat(43)}`]) {
    const answer = await fetch(`http://127.0.0.1:${port}/backup`, { headers: { authorization } });
    expect(answer.status).toBe(401);
  }
}

async function signIn(server: ServerProcess, email: string): Promise<void> {
  await server.clientOf().signUp({ body: { email, password: "only for this test" } });
}

/** By trying its password: signing up anew would create it. */
async function isKnown(server: ServerProcess, email: string): Promise<boolean> {
  return server
    .clientOf()
    .logIn({ body: { email, password: "only for this test" } })
    .then(
      () => true,
      () => false,
    );
}
