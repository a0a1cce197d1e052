import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readRules } from "#engine/policy/reading/read-rules.ts";
import { convertDump } from "./convert-dump.ts";
import { ImportedSubreddit } from "./read-import-file.ts";

/** January 20, 2025. */
const RETRIEVED = 1_737_331_200;
const folder = mkdtempSync(join(tmpdir(), "dump-"));
afterAll(() => rmSync(folder, { recursive: true }));

const community = (name: string, more: Record<string, unknown> = {}) => ({
  _meta: { num_posts: 3 },
  display_name: name,
  subscribers: 25_000,
  over18: false,
  created_utc: 1_268_000_000,
  retrieved_on: RETRIEVED,
  subreddit_type: "public",
  lang: "en",
  public_description: "Made up.",
  ...more,
});

const rule = (name: string, description: string | null, more: Record<string, unknown> = {}) => ({
  created_utc: RETRIEVED,
  description,
  kind: "all",
  priority: 0,
  short_name: name,
  violation_reason: name,
  ...more,
});

const listed = (subreddit: string, ...rules: unknown[]) => ({
  retrieved_on: RETRIEVED,
  rules,
  subreddit,
});

const page = (path: string, content: string) => ({
  content,
  path,
  retrieved_on: RETRIEVED,
  revision_author: null,
  revision_author_id: null,
  revision_date: "2024-01-01T00:00:00+00:00",
  revision_reason: null,
});

let files = 0;
function writeDump(lines: unknown[], pack: (text: string) => Buffer | string = (text) => text) {
  const path = join(folder, `dump-${(files += 1)}`);
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  writeFileSync(path, pack(`${text.join("\n")}\n`));
  return path;
}

async function convert(...paths: string[]) {
  const lines: Record<string, unknown>[] = [];
  const result = await convertDump(paths, (line) => lines.push(JSON.parse(line) as never));
  return { lines, result };
}

describe("a public dump becomes what import takes", () => {
  test("members, date and rules of each, comments' rules left out, in their order", async () => {
    const { lines, result } = await convert(
      writeDump([community("Example"), community("Other")]),
      writeDump([
        listed(
          "example",
          rule("Use flair", null, { priority: 1 }),
          rule("No self-promotion", "Links to your own site are removed."),
          rule("Be kind in comments", null, { kind: "comment", priority: 2 }),
        ),
      ]),
    );
    expect(result).toEqual({ written: 1, small: 0, unread: 0 });
    expect(lines).toEqual([
      {
        name: "Example",
        members: 25_000,
        membersAsOf: "2025-01-20",
        createdOn: "2010-03-07",
        rules: [
          { name: "No self-promotion", text: "Links to your own site are removed." },
          { name: "Use flair", text: "" },
        ],
        rulesAsOf: "2025-01-20",
      },
    ]);
    const imported = ImportedSubreddit.parse(lines[0]);
    expect(readRules(imported.rules as never, "2025-01").codes).toMatchObject({
      "no-self-promotion": true,
      "flair-required": true,
    });
  });

  test.each([
    ["gzip", (text: string) => gzipSync(text)],
    ["Zstandard", (text: string) => zstdCompressSync(text)],
  ])("packed with %s, in any order", async (_, pack) => {
    const rules = writeDump([listed("Example", rule("No ads", null))], pack);
    const { lines } = await convert(rules, writeDump([community("Example")], pack));
    expect(lines.map(({ name }) => name)).toEqual(["Example"]);
  });

  test("small, adult, private and unknown ones are left out", async () => {
    const names = ["Small", "Adult", "Private", "Unknown", "NoRules"];
    const { lines, result } = await convert(
      writeDump([
        community("Small", { subscribers: 12 }),
        community("Adult", { over18: true }),
        community("Private", { subreddit_type: "private" }),
        community("NoRules"),
      ]),
      writeDump([
        ...names.slice(0, 4).map((name) => listed(name, rule("No ads", null))),
        listed("NoRules"),
      ]),
    );
    expect(lines).toEqual([]);
    expect(result).toEqual({ written: 0, small: 4, unread: 0 });
  });

  test("a wiki's page of rules counts where none are listed", async () => {
    const content = "# No advertising\n\nAdverts are removed.\n\n# Flair\n\nUse one.";
    const { lines } = await convert(
      writeDump([community("Listed"), community("Paged"), community("Other")]),
      writeDump([listed("Listed", rule("No ads", null))]),
      writeDump([
        page("/r/listed/wiki/rules", content),
        page("/r/paged/wiki/rules", content),
        page("/r/other/wiki/index", content),
      ]),
    );
    expect(lines.map(({ name, rules }) => [name, (rules as { name: string }[])[0]?.name])).toEqual([
      ["Listed", "No ads"],
      ["Paged", "No advertising"],
    ]);
  });

  test("lines that can't be read are counted, and long rules are cut", async () => {
    const { lines, result } = await convert(
      writeDump([community("Example"), "{", community("no name!")]),
      writeDump([
        listed(
          "Example",
          ...Array.from({ length: 120 }, () => rule("x".repeat(600), "y\0".repeat(9000))),
        ),
        { subreddit: "Example" },
      ]),
    );
    expect(result).toEqual({ written: 1, small: 0, unread: 3 });
    expect(ImportedSubreddit.parse(lines[0]).rules).toHaveLength(100);
  });
});

test("without members nothing can be imported, and it says so", async () => {
  const rules = writeDump([listed("Example", rule("No ads", null))]);
  await expect(convert(rules)).rejects.toThrow("Give the dump's file of subreddits too.");
});

test.each([
  ["another dump", [{ title: "A post", selftext: "", subreddit: "Example" }]],
  ["no JSON", ["name,members"]],
  ["nothing", [""]],
])("%s is not taken for one", async (_, lines) => {
  await expect(convert(writeDump(lines))).rejects.toThrow(
    "does not look like a dump of subreddits",
  );
});
