import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { askForWords } from "#engine/recommendations/reading/ask-for-words.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { estimateInterval } from "./estimate-interval.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { measureRanking, type Worth } from "./measure-ranking.ts";
import { readJudgements, readLabelled, readNonsense, readProjects } from "./read-cases.ts";
import { scoreList } from "./score-list.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

describe("our own projects", () => {
  const projects = readProjects(fileOf("projects.jsonl"));

  test("are of all kinds and of eight languages, with communities that the catalogue holds", async () => {
    const { ids } = await openCatalogue();
    expect(projects.length).toBeGreaterThanOrEqual(150);
    expect(new Set(projects.map(({ language }) => language)).size).toBe(8);
    const named = projects.flatMap(({ relevant }) => Object.values(relevant).flat());
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    // The whole catalogue is unpacked.
  }, 60_000);

  test("have one of the product's categories", () => {
    const known: readonly string[] = PROJECT_CATEGORIES;
    const labelled = readLabelled(fileOf("projects.jsonl"));
    expect(labelled.filter(({ category }) => !known.includes(category))).toEqual([]);
  });

  test("get lists that are right, and nonsense gets a question", async () => {
    const model = await loadModel();
    const judged = readJudgements(fileOf("judgements.jsonl"));
    const lists = await measureRanking(model, await openCatalogue(), projects, judged);
    const toPost = lists.flatMap(({ shown }) =>
      shown.filter(({ candidate }) => candidate.group === "post").slice(0, 5),
    );
    const shareOf = (found: typeof toPost, worths: Worth[]) =>
      found.filter(({ worth }) => worths.includes(worth)).length / found.length;
    expect(shareOf(toPost, ["allowed"])).toBeGreaterThan(0.85);
    const all = lists.flatMap(({ shown }) => shown);
    expect(shareOf(all, ["allowed", "closed"])).toBeGreaterThan(0.82);
    const mean = (pick: (list: (typeof lists)[number]) => number) =>
      lists.reduce((sum, list) => sum + pick(list), 0) / lists.length;
    expect(mean(({ shownNdcg }) => shownNdcg)).toBeGreaterThan(mean(({ modelNdcg }) => modelNdcg));
    const unasked = readNonsense(fileOf("nonsense.jsonl")).filter(
      (project) => askForWords(model, project) === null,
    );
    expect(unasked).toEqual([]);
    expect(projects.filter((project) => askForWords(model, project) !== null)).toEqual([]);
  }, 120_000);
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
