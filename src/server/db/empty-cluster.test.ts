import { PGlite } from "@electric-sql/pglite";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { identifyCluster, readClusterRecord } from "#server/testing/cluster-record.ts";
import { LAST_FILE, readEmptyCluster } from "./empty-cluster.ts";
import { openEmbedded } from "./open-embedded.ts";

test("was made by the installed PGlite: else npm run tool -- empty-cluster", () => {
  expect(identifyCluster()).toEqual(readClusterRecord());
});

// The same PGlite makes the same, which takes it twelve seconds of a processor to show.
test("is what its initdb makes", { tags: "nightly" }, async () => {
  const [made, kept] = [
    await PGlite.create(),
    await PGlite.create({ loadDataDir: readEmptyCluster() }),
  ];
  expect(await describeCluster(kept)).toEqual(await describeCluster(made));
  await Promise.all([made.close(), kept.close()]);
});

test("what was left by a kill while it was unpacked is unpacked anew", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "foothold-unpack-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const names = await listFiles(readEmptyCluster());
  expect(names.at(-1)).toBe(LAST_FILE);
  const half = names.slice(0, names.length / 2);
  for (const name of half) {
    const path = join(dataDir, "db", name);
    if (name.endsWith("/")) mkdirSync(path, { recursive: true });
    else writeFileSync(path, "");
  }
  const { db, close } = await openEmbedded(dataDir);
  expect(await db.execute("select count(*)::int as users from users")).toMatchObject({
    rows: [{ users: 0 }],
  });
  await close();
});

async function describeCluster(pglite: PGlite) {
  const read = async (query: string) => (await pglite.query(query)).rows;
  return {
    version: await read("select version(), catalog_version_no from pg_control_system()"),
    databases: await read(
      "select datname, encoding, datcollate, datctype, datlocprovider from pg_database order by 1",
    ),
    roles: await read("select rolname, rolsuper, rolcanlogin from pg_roles order by 1"),
    settings: await read(
      "select name, setting from pg_settings where source = 'configuration file' or name = 'data_checksums' order by 1",
    ),
    functions: await read("select proname, prosrc from pg_proc order by oid"),
    relations: await read("select oid::int, relname, relkind from pg_class order by 1"),
  };
}

/** As tar has them: a header of 512 bytes, and the content in blocks of as many. */
async function listFiles(archive: Blob): Promise<string[]> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const names: string[] = [];
  for (let at = 0; bytes[at];) {
    const field = (start: number, end: number) =>
      bytes.toString("latin1", at + start, at + end).replace(/\0.*/s, "");
    names.push(field(0, 100));
    at += 512 * (1 + Math.ceil(Number.parseInt(field(124, 136), 8) / 512));
  }
  return names;
}
