import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { composePost } from "#engine/posts/compose-post.ts";
import { readFounders } from "./measure-posts.ts";
import { describe, expect, inject, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { estimateInterval } from "./estimate-interval.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { halfOf, measureRanking, type Worth } from "./measure-ranking.ts";
import { readJudgements, readLabelled, readNonsense, readProjects } from "./read-cases.ts";
import { scoreList } from "./score-list.ts";
import { askForWords } from "#engine/recommendations/reading/read-project.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

describe("our own projects", () => {
  const projects = readProjects(fileOf("projects.jsonl"));
  const others = [
    "projects-second.jsonl",
    "projects-third.jsonl",
    "projects-fourth.jsonl",
    "projects-fifth.jsonl",
  ].flatMap((name) => readProjects(fileOf(name)));

  test("are of all kinds and of eight languages, with communities that the catalogue holds", async () => {
    const { ids } = await openCatalogue();
    expect(projects.length).toBeGreaterThanOrEqual(150);
    expect(new Set(projects.map(({ language }) => language)).size).toBe(8);
    const named = [...projects, ...others].flatMap(({ relevant }) =>
      Object.values(relevant).flat(),
    );
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    // The whole catalogue is unpacked.
  }, 120_000);

  test("of the later sets are never fitted on", () => {
    expect(others.filter((project) => halfOf(project) !== "unseen")).toEqual([]);
  });

  test("have one of the product's categories", () => {
    const known: readonly string[] = PROJECT_CATEGORIES;
    const labelled = readLabelled(fileOf("projects.jsonl"));
    expect(labelled.filter(({ category }) => !known.includes(category))).toEqual([]);
  });

  test("get lists that are right, and nonsense gets a question", async () => {
    const model = await loadModel();
    const judged = readJudgements(fileOf("judgements.jsonl"));
    // Every fourth one by day.
    const some = projects.filter((_, index) => inject("isNightly") || index % 4 === 0);
    const lists = await measureRanking(model, await openCatalogue(), some, judged);
    const toPost = lists.flatMap(({ shown }) =>
      shown.filter(({ candidate }) => candidate.group === "post").slice(0, 5),
    );
    const shareOf = (found: typeof toPost, worths: Worth[]) =>
      found.filter(({ worth }) => worths.includes(worth)).length / found.length;
    expect(shareOf(toPost, ["allowed"])).toBeGreaterThan(0.9);
    const all = lists.flatMap(({ shown }) => shown);
    expect(shareOf(all, ["allowed", "closed"])).toBeGreaterThan(0.86);
    for (const part of [lists, lists.filter(({ project }) => project.language === "en")]) {
      const mean = (pick: (list: (typeof lists)[number]) => number) =>
        part.reduce((sum, list) => sum + pick(list), 0) / part.length;
      const ofModel = mean(({ modelNdcg }) => modelNdcg);
      expect(mean(({ shownNdcg }) => shownNdcg)).toBeGreaterThan(ofModel);
    }
    const unasked = readNonsense(fileOf("nonsense.jsonl")).filter(
      (project) => askForWords(model, project) === null,
    );
    expect(unasked).toEqual([]);
    expect(projects.filter((project) => askForWords(model, project) !== null)).toEqual([]);
    const description = "Hand-dyed sock yarn named after British moths, new colours every month";
    expect(askForWords(model, { name: "Moth & Skein", description })).toBeNull();
  }, 300_000);
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

describe("founders of the posts", () => {
  const founders = readFounders(fileOf("posts/founders.jsonl")); // prettier-ignore

  test("are one of each tier in every kind, with six communities each", () => {
    const kinds = founders.map(({ interview, tier }) => `${interview.kind} ${tier}`);
    expect(new Set(kinds).size).toBe(PROJECT_KINDS.length * 3);
    expect(founders.filter(({ communities }) => new Set(communities).size !== 6)).toEqual([]);
  });

  test.each(founders.filter(({ tier }) => tier === "thin"))(
    "$name gets a question, no post",
    (founder) => {
      const policy = makePolicy({ kind: "maker" });
      const community = { policy, name: "Example", category: "Other", topic: null, notes: null };
      const { name, url, interview } = founder;
      const brief = { project: { name, url }, interview, community, siblings: [] };
      expect(composePost(brief, 1)).toMatchObject({ is: "asks" });
    },
  );

  test.each([
    ["ratings", "founders"],
    ["ratings-fresh", "founders"],
    ["ratings-fourth", "founders-fourth"],
    ["ratings-fifth", "founders-fifth"],
    ["ratings-sixth", "founders-sixth"],
    ["ratings-seventh", "founders-seventh"],
    ["ratings-eighth", "founders-eighth"],
    ["ratings-ninth", "founders-ninth"],
    ["ratings-tenth", "founders-tenth"],
    ["ratings-eleventh", "founders-eleventh"],
    ["ratings-twelfth", "founders-twelfth"],
    ["ratings-thirteenth", "founders-thirteenth"],
    ["ratings-fourteenth", "founders-fourteenth"],
    ["ratings-fifteenth", "founders-fifteenth"],
    ["ratings-fifteenth-second", "founders-fifteenth"],
    ["ratings-sixteenth", "founders-sixteenth"],
    ["ratings-sixteenth-second", "founders-sixteenth"],
  ])("every post in %s has three scores", (sheet, set) => {
    const [, ...rows] = readFileSync(fileOf(`posts/${sheet}.tsv`), "utf8")
      .trim()
      .split("\n");
    const rated = readFounders(fileOf(`posts/${set}.jsonl`));
    const known = new Set(rated.flatMap(({ id, communities }) => communities.map((community) => `${id} ${community}`))); // prettier-ignore
    const isOff = (row: string) => {
      const [post = "", ...scores] = row.split("\t");
      // Where a question or a closed door was judged, there is nothing to score.
      if (/\t(?:ASKED|CLOSED); /.test(row)) return !known.has(post) || scores[0] !== "-";
      return !known.has(post) || scores.slice(0, 3).some((score) => !/^(?:[1-9]|10)$/.test(score));
    };
    expect(rows.filter(isOff)).toEqual([]);
  });
});
