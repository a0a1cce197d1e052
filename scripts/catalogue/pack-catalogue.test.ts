import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import {
  type CatalogueEntry,
  readCatalogue,
  readCatalogueHeader,
} from "#catalogue/catalogue-file.ts";
import { type SubredditFacts, NOTHING_KNOWN } from "#engine/subreddits/subreddit-facts.ts";
import { packCatalogue } from "./pack-catalogue.ts";

const bare: SubredditFacts = {
  ...NOTHING_KNOWN,
  name: "TinKettles",
  members: 40,
  membersAsOf: "2025-09",
  category: "Other",
  isCategoryEstimated: true,
};

const full: SubredditFacts = {
  ...bare,
  name: "BreadMakers",
  members: 9_000,
  membersAsOf: "2024-02",
  membersHistory: [
    { asOf: "2023-03", members: 7_000 },
    { asOf: "2024-02", members: 9_000 },
  ],
  weeklyActive: 120,
  topic: "Food and Drink",
  category: "Food & Drink",
  isCategoryEstimated: false,
  createdOn: "2012-05-09",
  keywords: ["bread", "sour-dough", "c++", "dutch oven loaves"],
  rules: {
    asOf: "2025-11",
    count: 4,
    codes: { "no-spam": true, "min-karma": 50, "showcase-on-day": "sunday" },
  },
  postTypes: [
    { type: "image", posts: 7 },
    { type: "text", posts: 2 },
  ],
  flairs: [{ text: "Crumb [shot]", posts: 3 }],
  activity: {
    byHour: Array.from({ length: 24 }, (_, hour) => hour),
    byDay: [1, 2, 3, 4, 5, 6, 7],
    posts: 276,
    spanDays: 12.5,
    asOf: "2026-08",
    source: "listing-2026",
    outcome: {
      posts: Array.from({ length: 24 }, () => 2),
      medianScore: Array.from({ length: 24 }, () => 1.5),
      medianComments: Array.from({ length: 24 }, () => 0),
      shareOver10: Array.from({ length: 24 }, () => 0.25),
    },
  },
  frontPage: { medianScore: 12.5, medianComments: 3, posts: 40 },
  seenAsOf: "2025-09",
  related: ["TinKettles"],
};

const entries: CatalogueEntry[] = [
  { facts: full, modelRow: 7 },
  { facts: { ...bare, name: "Ladles", members: 800, related: ["BreadMakers"] }, modelRow: null },
  {
    facts: {
      ...bare,
      name: "Kochtopf",
      members: 500,
      membersAsOf: "2025-01",
      membersEstimated: true,
      language: "de",
      kind: "hobby",
    },
    modelRow: 9,
  },
  { facts: bare, modelRow: 2 },
];
const origin = { asOf: "2025-09", sources: ["an invented one"] };

test("what is packed is read back, largest first", async () => {
  const file = writeTemporary(packCatalogue(entries.toReversed(), origin));
  const read: CatalogueEntry[] = [];
  for await (const batch of readCatalogue(file)) read.push(...batch);
  expect(read).toEqual(entries);
  expect(await readCatalogueHeader(file)).toMatchObject({ count: 4, asOf: "2025-09" });
});

test("a file from before the newer columns is still read", async () => {
  const { brotliCompressSync, brotliDecompressSync } = await import("node:zlib");
  const known = entries.filter(({ facts }) => !facts.membersEstimated);
  const [first = "", ...rest] = brotliDecompressSync(packCatalogue(known, origin))
    .toString()
    .split("\n");
  const { kinds: _newer, ...header } = JSON.parse(first) as Record<string, unknown>;
  const older = [JSON.stringify(header), ...rest].join("\n");
  const read: CatalogueEntry[] = [];
  for await (const batch of readCatalogue(writeTemporary(brotliCompressSync(older)))) {
    read.push(...batch);
  }
  expect(read).toEqual(known);
});

test("the same entries give the same bytes, in whatever order they come", () => {
  const bytes = packCatalogue(entries, origin);
  expect(packCatalogue(entries.toReversed(), origin).equals(bytes)).toBe(true);
});

test("the version changes with the content, not with the wording of the sources", async () => {
  const versionOf = async (bytes: Buffer) =>
    (await readCatalogueHeader(writeTemporary(bytes))).version;
  const version = await versionOf(packCatalogue(entries, origin));
  expect(await versionOf(packCatalogue(entries, { ...origin, sources: [] }))).toBe(version);
  expect(await versionOf(packCatalogue(entries.slice(1), origin))).not.toBe(version);
});

test("related communities that were left out are left out here too", async () => {
  const file = writeTemporary(packCatalogue(entries.slice(0, 2), origin));
  for await (const [first] of readCatalogue(file)) expect(first?.facts.related).toEqual([]);
});

test("a file of another format is refused", async () => {
  const { brotliCompressSync } = await import("node:zlib");
  const file = writeTemporary(brotliCompressSync('{"format":99}\n'));
  await expect(readCatalogueHeader(file)).rejects.toThrow("format 99");
});

function writeTemporary(bytes: Buffer): URL {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "catalogue.ndjson.br");
  writeFileSync(file, bytes);
  return pathToFileURL(file);
}
