import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasKeyword } from "#engine/text/keyword.ts";
import { findBannedWords, readBannedWords } from "./banned-words.ts";
import { readCatalogue } from "./catalogue-file.ts";

const HEAD = "community\twords\tsource\tasOf\tconfidence\n";
const text = readFileSync(new URL("./banned-words.tsv", import.meta.url), "utf8");

test.each([
  ["too few columns", "golang\temoji\twiki", "it has 3 columns instead of 5"],
  ["no name", "r/go\temoji\twiki\t2026-08\th", "community: 'r/go' is not the name of one"],
  ["no word", "golang\t\twiki\t2026-08\th", "words: one is blank"],
  ["a blank word", "golang\ta, , b\twiki\t2026-08\th", "words: one is blank"],
  ["a word twice", "golang\ta, a\twiki\t2026-08\th", "words: one is there twice"],
  ["another source", "golang\ta\trumour\t2026-08\th", "source: 'rumour' is not known"],
  ["no month", "golang\ta\twiki\t2026-13\th", "asOf: '2026-13' is no month"],
  ["no confidence", "golang\ta\twiki\t-\t?", "confidence: '?' is not h, m or l"],
])("a line with %s is named with its field", (_, line, fault) => {
  expect(() => readBannedWords(`${HEAD}saas\ta\twiki\t-\tm\n${line}\n`)).toThrow(
    `Line 3 of the banned words: ${fault}`,
  );
});

test("a community has one line", () => {
  const twice = `${HEAD}Saas\ta\twiki\t-\tm\nsaaS\tb\twiki\t-\tm\n`;
  expect(() => readBannedWords(twice)).toThrow("Line 3 of the banned words: community: r/saas");
});

test("a guess is said to be one", () => {
  const lists = readBannedWords(`${HEAD}One\ta, b c\twiki\t2025-11\tm\nTwo\ta\tknowledge\t-\tl\n`);
  expect(lists.get("one")).toEqual({
    words: ["a", "b c"],
    source: { kind: "note", asOf: "2025-11" },
  });
  expect(lists.get("two")?.source).toEqual({ kind: "hint", asOf: null });
});

describe("the words that ship", () => {
  const lists = readBannedWords(text);

  test("are those of many communities, and of no other", () => {
    expect(lists.size).toBeGreaterThan(70);
    expect(findBannedWords("golang")?.words).toEqual(["emoji"]);
    expect(findBannedWords("saas")).toBeNull();
  });

  test("are of communities that the catalogue has", async () => {
    const inCatalogue = new Set<string>();
    for await (const batch of readCatalogue()) {
      for (const { facts } of batch) inCatalogue.add(facts.name.toLowerCase());
    }
    expect([...lists.keys()].filter((id) => !inCatalogue.has(id))).toEqual([]);
  });

  test("are not in an ordinary post", () => {
    const ordinary =
      "We rebuilt our export after a code review. Next week we fix the box index; the report is on our page, dropbox.com has the file, and a link is below.";
    const words = [...lists.values()].flatMap((list) => list.words);
    expect(words.filter((word) => hasKeyword(ordinary, word))).toEqual([]);
  });
});
