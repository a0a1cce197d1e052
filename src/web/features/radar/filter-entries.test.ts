import { expect, test } from "vitest";
import type { RadarEntry } from "#contract/radar.ts";
import { filterEntries, readFilters, splitEntries } from "./filter-entries.ts";

const NOW = new Date("2026-11-18T12:00:00Z");
const ANY = { community: "", phrase: "", age: "" };

function entry(id: string, changes: Partial<RadarEntry> = {}): RadarEntry {
  return {
    id,
    source: "feed",
    phrase: null,
    permalink: `https://www.reddit.com/r/Breadit/comments/${id}/`,
    subredditId: "breadit",
    fullName: "r/Breadit",
    title: "Why is my rye gummy?",
    text: "",
    why: { is: "names-project", name: "Loafly" },
    allows: "Help first.",
    postedAt: "2026-11-18T10:00:00.000Z",
    foundAt: "2026-11-18T11:00:00.000Z",
    ...changes,
  };
}

const ENTRIES = [
  entry("new"),
  entry("old", { postedAt: "2026-11-16T10:00:00.000Z" }),
  entry("searched", { phrase: "gummy rye", fullName: "r/Baking" }),
  entry("pasted", { postedAt: null, foundAt: "2026-11-10T10:00:00.000Z" }),
];

test.each([
  [ANY, ["new", "old", "searched", "pasted"]],
  [{ ...ANY, age: "1" }, ["new", "searched"]],
  [{ ...ANY, age: "3" }, ["new", "old", "searched"]],
  [{ ...ANY, phrase: "gummy rye" }, ["searched"]],
  [{ ...ANY, community: "r/Breadit", age: "1" }, ["new"]],
])("%o shows %o", (filters, ids) => {
  expect(filterEntries(ENTRIES, filters, NOW).map(({ id }) => id)).toEqual(ids);
});

test("an address whose choices are gone shows all", () => {
  const search = new URLSearchParams("community=r/Baking&phrase=other&age=90");
  expect(readFilters(search, ENTRIES)).toEqual({ ...ANY, community: "r/Baking" });
});

test("announcements are apart", () => {
  const rules = entry("rules", { why: { is: "announces", what: "rules" } });
  const { conversations, announcements } = splitEntries([...ENTRIES, rules]);
  expect(conversations).toHaveLength(4);
  expect(announcements).toEqual([rules]);
});
