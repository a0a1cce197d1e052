import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CatalogueEntry } from "#catalogue/catalogue-file.ts";
import { loadProfiles } from "#catalogue/notes.ts";
import {
  countSubreddits,
  findLoadedCatalogue,
} from "#server/db/subreddits/catalogue-repository.ts";
import { findStored } from "#server/db/subreddits/subreddits-repository.ts";
import { loadSample, readSample } from "#server/testing/sample-catalogue.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { importSubreddits, type RejectedLine } from "./import-catalogue.ts";
import { type CatalogueSource, loadCatalogue } from "./load-catalogue.ts";
import { prepareBatch } from "./catalogue-rows.ts";
import { readImportFile } from "./read-import-file.ts";

let house: TestApp;
const folder = mkdtempSync(join(tmpdir(), "foothold-import-"));
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

const db = () => house.database.db;
const stored = async (id: string) => (await findStored(db(), [id])).get(id);

function sourceOf(version: string, ...entries: CatalogueEntry[][]): CatalogueSource {
  const batches = async function* () {
    for (const batch of entries) yield prepareBatch(batch, loadProfiles());
  };
  return { header: { version, count: entries.flat().length }, batches };
}

async function importText(name: string, content: string | Buffer) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const rejected: RejectedLine[] = [];
  const file = await readImportFile(path, () => {});
  const deps = { database: house.database, clock: house.clock, profiles: loadProfiles() };
  const result = await importSubreddits(deps, file.lines, (line) => void rejected.push(line));
  return { result, rejected, columns: file.columns };
}

describe("the catalogue", () => {
  test("that is loaded is not loaded again", async () => {
    const source = sourceOf("sample");
    source.batches = () => {
      throw new Error("The file was read again.");
    };
    expect(await loadCatalogue(house, source)).toMatchObject({ isNew: false });
  });

  test("of a newer version adds and updates, and leaves what an operator renewed", async () => {
    await importText("own.ndjson", JSON.stringify({ name: "webdev", members: 42 }));
    const sample = await readSample();
    const find = (name: string) => sample.find(({ facts }) => facts.name === name);
    const change = (name: string, members: number): CatalogueEntry[] => {
      const entry = find(name);
      return entry ? [{ ...entry, facts: { ...entry.facts, members } }] : [];
    };
    const added = find("SaaS");
    const fresh = added ? [{ ...added, facts: { ...added.facts, name: "Brand_New" } }] : [];
    const before = await countSubreddits(db());
    const progress: number[] = [];
    const source = sourceOf("newer", [...change("SaaS", 999), ...change("webdev", 7)], fresh);
    const result = await loadCatalogue(house, source, (done) => void progress.push(done));
    expect(before).toBeGreaterThan(900);
    expect(result).toEqual({ subreddits: 3, isNew: true });
    expect(progress).toEqual([2, 3]);
    expect((await stored("saas"))?.facts.members).toBe(999);
    expect((await stored("webdev"))?.facts.members).toBe(42);
    expect((await stored("brand_new"))?.facts.name).toBe("Brand_New");
    expect(await stored("startups"), "what the catalogue no longer has is dropped").toBe(undefined);
    expect((await stored("webdev"))?.modelRow).toBe(find("webdev")?.modelRow);
  });

  test("of an older rule for rows reaches what an operator renewed as well", async () => {
    await db().execute(sql`update subreddits set risk = 'SAFE', words = '' where id = 'webdev'`);
    const entry = (await readSample()).find(({ facts }) => facts.name === "webdev");
    await loadCatalogue(house, sourceOf("newest", entry ? [entry] : []));
    const client = house.clientOf((await house.signIn("again@example.com")).accessToken);
    const { items } = await client.listSubreddits({ query: { q: "webdev" } });
    expect(items.map(({ id, members }) => [id, members])).toEqual([["webdev", 42]]);
    const { riskLevel } = await client.getSubreddit({ params: { subredditId: "webdev" } });
    const filtered = await client.listSubreddits({ query: { risk: riskLevel } });
    expect(filtered.items.map(({ id }) => id)).toContain("webdev");
  });

  test("that breaks half-way leaves everything as it was", async () => {
    const before = await findLoadedCatalogue(db());
    const source = sourceOf("broken");
    source.batches = async function* () {
      const entries = (await readSample()).filter(({ facts }) => facts.name === "webdev");
      for (const { facts } of entries) facts.members = 1;
      yield prepareBatch(entries, loadProfiles());
      throw new Error("the file ends here");
    };
    await expect(loadCatalogue(house, source)).rejects.toThrow("the file ends here");
    expect(await findLoadedCatalogue(db())).toEqual(before);
    expect((await stored("webdev"))?.facts.members).toBe(42);
  });

  test("has all its indexes after a load", async () => {
    const result = (await db().execute(
      sql`select count(*)::int as count from pg_index where indrelid = 'subreddits'::regclass`,
    )) as unknown as { rows: { count: number }[] };
    expect(result.rows[0]?.count).toBe(8);
    await loadSample(house.database, "whole again");
  });
});

describe("an import", () => {
  test("of CSV adds, updates, names each bad line and says which columns it does not know", async () => {
    const csv = [
      "name,members,membersAsOf,category,keywords,colour",
      "startups,2000000,2026-10,Tech & SaaS,,red",
      'r/Import_One,1234,,,"tatting; bobbins",',
      "bad name!,5,,,,",
      "no_members,,,,,",
      "minus,-5,,,,",
      "wrong_category,10,,Nonsense,,",
      "wrong_date,10,2026-13,,,",
      'Import_Two,7,,,"over two\nlines",',
      "Import_Three,9",
    ].join("\n");
    const { result, rejected, columns } = await importText("dump.csv", `\u{FEFF}${csv}\n`);
    expect(result).toEqual({ added: 3, updated: 1, rejected: 5 });
    expect(columns).toContain("colour");
    expect(rejected).toEqual([
      { line: 4, reason: "name must have 2 to 21 letters, digits or underscores" },
      { line: 5, reason: "members must be a number" },
      { line: 6, reason: "members must be 0 or more" },
      { line: 7, reason: "category is not a category of ours" },
      { line: 8, reason: "membersAsOf must look like 2026-11 or 2026-11-15" },
    ]);
    expect(await stored("startups")).toMatchObject({
      source: "import",
      facts: { members: 2_000_000, membersAsOf: "2026-10", category: "Tech & SaaS" },
    });
    expect((await stored("startups"))?.facts.keywords.length).toBeGreaterThan(5);
    expect((await stored("import_one"))?.facts.keywords).toEqual(["tatting", "bobbins"]);
    const client = house.clientOf((await house.signIn("finder@example.com")).accessToken);
    const page = await client.listSubreddits({ query: { q: "tatting bobbins" } });
    expect(page.items.slice(0, 3).map(({ name }) => name)).toContain("Import_One");
    const items = await client.getSubredditHistory({ params: { subredditId: "startups" } });
    expect(items[0]).toMatchObject({ asOf: "2026-10-01", source: "import", members: 2_000_000 });
  });

  test("of a count takes the place of an estimate, and leaves what else was known", async () => {
    const known = { language: "de", kind: "hobby" };
    const before = (await stored("kochen"))?.facts;
    expect(before).toMatchObject({ membersAsOf: "2025-01", membersEstimated: true, ...known });
    const counted = { members: 212_345, membersAsOf: "2024-10" };
    await importText("counted.ndjson", JSON.stringify({ name: "Kochen", ...counted }));
    expect((await stored("kochen"))?.facts).toMatchObject({
      ...counted,
      membersEstimated: false,
      membersHistory: [],
      ...known,
    });
  });

  test("of NDJSON, zipped or not, takes rules and refuses adult communities", async () => {
    const lines = [
      '{"name":"Den_One","members":99,"rules":{"asOf":"2026-10","count":3,"codes":{"no-self-promotion":true}}}',
      "",
      "not json",
      '{"name":"Den_Two","members":5,"over18":true}',
      "[1]",
      '{"members":4}',
      '{"name":"Den_One","members":100}',
      '{"name":"Den_Three","members":1,"rules":{"asOf":"2026-10","count":1,"codes":{"no-such-code":true}}}',
    ];
    const { result, rejected } = await importText("dump.gz", gzipSync(lines.join("\r\n")));
    expect(result).toEqual({ added: 1, updated: 0, rejected: 5 });
    expect(rejected.map(({ line }) => line)).toEqual([3, 4, 5, 6, 8]);
    expect(rejected[1]?.reason).toBe("over18 is set: adult communities are left out");
    expect((await stored("den_one"))?.facts.members).toBe(100);
  });

  test.each([
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("of CSV with %s between reads the same", async (name, sign) => {
    const cells = [
      ["name", "members", "keywords", "colour"],
      [`Sign_${name}`, "12", '"one, two; three"', "red"],
    ];
    const csv = cells.map((row) => row.join(sign)).join("\r\n");
    const { result, columns } = await importText(`${name}.csv`, csv);
    expect(result).toEqual({ added: 1, updated: 0, rejected: 0 });
    expect(columns).toEqual(["name", "members", "keywords", "colour"]);
    expect((await stored(`sign_${name}`))?.facts.keywords).toEqual(["one", "two", "three"]);
  });

  const NO_PROMOTION = "No self-promotion: do not post your own product.";
  test.each([
    ["lines of a cell", `name,members,rules\nRules_A,5,"${NO_PROMOTION}\nUse flair"\n`],
    ["a cell with semicolons", `name,members,rules\nRules_A,5,${NO_PROMOTION}; Use flair\n`],
    ["a text", JSON.stringify({ name: "Rules_A", members: 5, rules: `${NO_PROMOTION}|Use flair` })],
    [
      "a list",
      JSON.stringify({
        name: "Rules_A",
        members: 5,
        rules: [NO_PROMOTION, { name: "Use flair", text: "" }],
      }),
    ],
  ])("takes rules as %s, and codes them", async (_, content) => {
    expect((await importText("rules", content)).rejected).toEqual([]);
    expect((await stored("rules_a"))?.facts.rules).toEqual({
      asOf: house.clock().toISOString().slice(0, 10),
      count: 2,
      codes: expect.objectContaining({ "no-self-promotion": true }),
    });
  });

  test("takes the day on which rules were read, and refuses what is none", async () => {
    const { rejected } = await importText(
      "dated.ndjson",
      [
        { name: "Rules_B", members: 5, rules: "No spam", rulesAsOf: "2026-10" },
        { name: "Rules_C", members: 5, rules: "No spam", rulesAsOf: "2999-10" },
        { name: "Rules_C", members: 5, rules: 7 },
      ]
        .map((line) => JSON.stringify(line))
        .join("\n"),
    );
    expect((await stored("rules_b"))?.facts.rules).toMatchObject({ asOf: "2026-10", count: 1 });
    expect(rejected).toEqual([
      { line: 2, reason: "rulesAsOf lies in the future" },
      {
        line: 3,
        reason:
          "rules must be the rules as text, one a line, or an object with asOf, count and codes",
      },
    ]);
  });

  test("of a file that breaks off imports nothing", async () => {
    const whole = gzipSync(`${JSON.stringify({ name: "Cut_Off", members: 3 })}\n`.repeat(5000));
    await expect(importText("cut.gz", whole.subarray(0, whole.length - 20))).rejects.toThrow(
      /can't be read to its end .* Nothing was imported/,
    );
    expect(await stored("cut_off")).toBeUndefined();
  });

  test("with a quote that is never closed imports nothing", async () => {
    const csv = 'name,members,keywords\nOne_More,10,x\nTwo_More,11,"open\nThree_More,12,x\n';
    await expect(importText("open.csv", csv)).rejects.toThrow(/a quote is opened and never closed/);
    expect(await stored("one_more")).toBeUndefined();
  });

  test("takes no text for a number, no future date, no day that is none and no NUL", async () => {
    const lines = [
      '{"name":"Odd_One","members":" "}',
      '{"name":"Odd_One","members":[]}',
      '{"name":"Odd_One","members":true}',
      '{"name":"Odd_One","members":1,"membersAsOf":"2999-01"}',
      '{"name":"Odd_One","members":1,"membersAsOf":"2026-02-31"}',
      '{"name":"Odd_One","members":1,"related":["sa\\u0000as"]}',
      '{"name":"Odd_One","members":1,"topic":"a\\u0000b"}',
    ];
    const { result, rejected } = await importText("odd.ndjson", lines.join("\n"));
    expect(result).toEqual({ added: 0, updated: 0, rejected: 7 });
    expect(rejected.map(({ reason }) => reason)).toEqual([
      "members must be a number",
      "members must be a number",
      "members must be a number",
      "membersAsOf lies in the future",
      "membersAsOf is not a day of the calendar",
      expect.stringContaining("related"),
      "topic has a character that is not text",
    ]);
  });

  test("of an older count is history, and says nothing about today", async () => {
    await importText("old.csv", "name,members,membersAsOf\nSaaS,1000,2012-01\n");
    const client = house.clientOf((await house.signIn("past@example.com")).accessToken);
    const items = await client.getSubredditHistory({ params: { subredditId: "saas" } });
    expect(items.filter(({ source }) => source === "import")).toEqual([]);
    expect(items.at(-1)).toMatchObject({ asOf: "2012-01", members: 1000 });
    expect(items[0]).toMatchObject({ asOf: "2025-09" });
  });

  test("of an empty file changes nothing", async () => {
    const { result } = await importText("empty.csv", "");
    expect(result).toEqual({ added: 0, updated: 0, rejected: 0 });
  });
});
