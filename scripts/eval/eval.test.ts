import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PROJECT_KINDS } from "#engine/interview/project-kind.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { composePost } from "#engine/writer/project/compose-post.ts";
import { readFounders } from "./read-founders.ts";
import { describe, expect, inject, test } from "vitest";
import { loadModel } from "#catalogue/load-model.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { estimateInterval } from "./estimate-interval.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { expectFrom, gradeList, rankBy } from "./fit-figure.ts";
import { readGradedLists } from "./graded-lists.ts";
import { readLabelled, readNonsense, readProjects } from "./read-cases.ts";
import { FIGURE_WEIGHTS } from "#engine/recommendations/match-figure.ts";
import { SIGNS } from "#engine/recommendations/match-signs.ts";
import { rankCommunities } from "#engine/recommendations/rank-communities.ts";
import { askForWords, readProject } from "#engine/recommendations/reading/read-project.ts";

const fileOf = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

describe("our own projects", () => {
  const projects = readProjects(fileOf("projects.jsonl"));
  test("have one of the product's categories", () => {
    const known: readonly string[] = PROJECT_CATEGORIES;
    const labelled = readLabelled(fileOf("projects.jsonl"));
    expect(labelled.filter(({ category }) => !known.includes(category))).toEqual([]);
  });

  test("and nonsense: the first are understood, the second gets a question", async () => {
    const model = await loadModel();
    const unasked = readNonsense(fileOf("nonsense.jsonl")).filter(
      (project) => askForWords(model, project) === null,
    );
    expect(unasked).toEqual([]);
    expect(projects.filter((project) => askForWords(model, project) !== null)).toEqual([]);
  });
});

test.each<[string, string, number, string[]]>([
  [
    "a short one",
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
    10,
    ["fermentedhotsauce", "spicy", "fermentation"],
  ],
  [
    "one sentence of German",
    "Eine App, die Imkern hilft, ihre Völker zu dokumentieren.",
    3,
    ["beekeeping", "honey", "bees"],
  ],
  [
    "one sentence of German on bread",
    "Ein Rezeptbuch für Brotbäcker mit Sauerteig",
    10,
    ["brot", "breadit", "sourdough"],
  ],
])("%s gets a list of its own subject", async (_, description, fewest, right) => {
  const matcher = await loadModel();
  const project = { name: "", description };
  expect(askForWords(matcher, project)).toBeNull();
  const reading = readProject(matcher, project);
  if (!reading) throw new Error("The project is not understood.");
  const { lookUp } = await openCatalogue();
  const { fits } = await rankCommunities(matcher, reading, 10, lookUp);
  const ids = fits.map(({ community }) => community.id);
  expect(ids.length).toBeGreaterThanOrEqual(fewest);
  expect(ids.slice(0, 5)).toEqual(expect.arrayContaining(right));
});

test("the shipped weights find what people graded, and better than the matcher alone", async () => {
  const matcher = await loadModel();
  // Every eighth by day; lists that the matcher was trained on flatter it.
  const readings = await readGradedLists(
    matcher,
    await openCatalogue(),
    (number, { trained }) => !trained && (inject("isNightly") || number % 8 === 0),
  );
  const figures = {
    related: SIGNS.map((sign) => FIGURE_WEIGHTS.related[sign]),
    core: SIGNS.map((sign) => FIGURE_WEIGHTS.core[sign]),
  };
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const measure = (figureOf: Parameters<typeof rankBy>[1]) =>
    mean(readings.flatMap((reading) => gradeList(rankBy(reading, figureOf)) ?? []));
  const ofFigure = measure((candidate) => expectFrom(figures, candidate));
  const ofMatcher = measure(({ signs }) => signs[SIGNS.indexOf("score")] ?? 0);
  expect(ofFigure).toBeGreaterThan(0.6);
  expect(ofFigure - ofMatcher).toBeGreaterThan(0.08);
}, 300_000);

test("an interval holds the mean and is the same on every run", () => {
  const values = [0, 0, 1, 1, 1, 0, 1, 0.5];
  const { mean, low, high } = estimateInterval(values);
  expect(mean).toBe(0.5625);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(estimateInterval(values)).toEqual({ mean, low, high });
});

describe("founders of the posts", () => {
  const founders = readFounders(fileOf("posts/founders.jsonl"));

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
      expect(composePost(brief)).toMatchObject({ is: "asks" });
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
    const known = new Set(
      rated.flatMap(({ id, communities }) => communities.map((community) => `${id} ${community}`)),
    );
    const isOff = (row: string) => {
      const [post = "", ...scores] = row.split("\t");
      // Where a question or a closed door was judged, there is nothing to score.
      if (/\t(?:ASKED|CLOSED); /.test(row)) return !known.has(post) || scores[0] !== "-";
      return !known.has(post) || scores.slice(0, 3).some((score) => !/^(?:[1-9]|10)$/.test(score));
    };
    expect(rows.filter(isOff)).toEqual([]);
  });
});
