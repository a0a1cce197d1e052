import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judge, readSearches, wordSearch } from "./measure-search.ts";

const FILE = fileURLToPath(new URL("../../eval/search.jsonl", import.meta.url));

test("our phrases are 36 to choose by and 20 to judge by, none of them twice", () => {
  const cases = readSearches(FILE);
  expect(cases.filter(({ half }) => half === "tuned")).toHaveLength(36);
  expect(cases.filter(({ half }) => half === "held")).toHaveLength(20);
  expect(new Set(cases.map(({ phrase }) => phrase)).size).toBe(cases.length);
});

test("a phrase counts where one of the first is right, and what was missed is listed", () => {
  const right = ["Coffee", "espresso", "pourover"];
  const said = wordSearch([
    judge({ half: "tuned", phrase: "brew at home", right }, ["coffee", "tea", "espresso"]),
    judge({ half: "held", phrase: "moka pots", right }, ["tea"]),
  ]);
  expect(said).toContain("tuned: 1 of 1 phrases");
  expect(said).toContain("2.00 of them on average");
  expect(said).toContain("held: 0 of 1 phrases");
  expect(said).toContain("missed: moka pots: tea");
});
