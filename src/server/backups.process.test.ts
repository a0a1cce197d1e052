import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findPostgresql } from "../../scripts/postgresql.mjs";
import { claimTarget } from "./db/move-target.ts";
import { openPostgresql } from "./db/open-postgresql.ts";
import { setUpProcessTrial } from "./testing/process-trial.ts";
import { runCommand } from "./testing/run-command.ts";
import type { ServerProcess } from "./testing/spawn-server.ts";
import { type PostgresqlServer, startPostgresql } from "./testing/start-postgresql.ts";

const { newFolder, usedFolder, start } = setUpProcessTrial();
const { catalogueFile } = inject("usedFolder");

describe("on the embedded database, while the server runs", () => {
  test("a backup is taken, and brought back into another server that runs", async () => {
    const dataDir = usedFolder();
    const server = await start({ DATA_DIR: dataDir });
    await signIn(server, "ada@example.com");
    const file = join(newFolder(), "backup.gz");
    const run = (name: string, folder: string, ...more: string[]) =>
      runCommand(name, [file, ...more], { DATA_DIR: folder });

    expect(await run("backup", dataDir)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
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
  });

  test("nobody without the folder's token gets anything", async () => {
    const dataDir = usedFolder();
    await start({ DATA_DIR: dataDir });
    const file = join(dataDir, "operator.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(file, "utf8")) as { port: number };
    for (const authorization of ["", "Bearer ", `Bearer ${"x".repeat(43)}`]) {
      const answer = await fetch(`http://127.0.0.1:${port}/backup`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });
});

describe("commands say what is wrong", () => {
  test.each([
    ["backup", [], "Usage: npm run backup"],
    ["backup", ["/no/such/folder/file"], "There is no folder /no/such/folder"],
    ["restore", [], "Usage: npm run restore"],
    ["restore", ["/no/such/file"], "There is no file /no/such/file"],
    ["move-to-postgres", [], "Usage: npm run move-to-postgres"],
    ["move-to-postgres", ["mysql://x"], "Usage: npm run move-to-postgres"],
  ])("%s %j", async (name, args, message) => {
    const { code, output } = await runCommand(name, args, { DATA_DIR: newFolder() });
    expect(output).toContain(message);
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });
});

const postgresql = findPostgresql(process.env);
describe.skipIf(!postgresql || !("binaries" in postgresql))("on PostgreSQL", () => {
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
