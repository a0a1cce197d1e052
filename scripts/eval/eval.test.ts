import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { estimateInterval } from "./estimate-interval.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { readLabelled, readProjects } from "./read-cases.ts";
import { scoreList } from "./score-list.ts";

describe("our own projects", () => {
  const file = fileURLToPath(new URL("../../eval/own-projects.jsonl", import.meta.url));

  test("are thirty, each with four to eight communities that the catalogue holds", async () => {
    const { ids } = await openCatalogue();
    const projects = readProjects(file);
    expect(projects).toHaveLength(30);
    const unknown = projects.flatMap(({ subreddits }) =>
      subreddits.filter((name) => !ids.has(name.toLowerCase())),
    );
    expect(unknown).toEqual([]);
    const counts = projects.map(({ subreddits }) => new Set(subreddits).size);
    expect(counts.filter((count) => count < 4 || count > 8)).toEqual([]);
    // The whole catalogue is unpacked.
  }, 60_000);

  test("have one of the product's categories", () => {
    const known: readonly string[] = PROJECT_CATEGORIES;
    expect(readLabelled(file).filter(({ category }) => !known.includes(category))).toEqual([]);
  });
});

test.each<[string, string[], string[], ReturnType<typeof scoreList>]>([
  ["all right", ["a", "b"], ["a", "b"], { recall: 1, ndcg: 1, hit: 1 }],
  ["none right", ["c"], ["a", "b"], { recall: 0, ndcg: 0, hit: 0 }],
  ["right, but second", ["c", "a"], ["a"], { recall: 1, ndcg: 1 / Math.log2(3), hit: 0 }],
  ["an empty list", [], ["a"], { recall: 0, ndcg: 0, hit: 0 }],
])("a list that is %s", (_, list, right, scores) => {
  expect(scoreList(list, new Set(right))).toEqual(scores);
});

test("an interval holds the mean and is the same on every run", () => {
  const values = [0, 0, 1, 1, 1, 0, 1, 0.5];
  const { mean, low, high } = estimateInterval(values);
  expect(mean).toBe(0.5625);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(estimateInterval(values)).toEqual({ mean, low, high });
});
