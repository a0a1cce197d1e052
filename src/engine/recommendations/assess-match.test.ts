import { expect, test } from "vitest";
import { createMatcherModel, DIMENSIONS } from "#engine/matching/matcher-model.ts";
import type { Policy, StanceOnPromotion } from "#engine/policy/policy.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { createAssessor } from "./assess-match.ts";
import { type DescribedProject, readProject } from "./reading/read-project.ts";

/** Knows two words, and two communities: the first is about tanks, the second about trains. */
const model = createMatcherModel({
  vocabulary: new Map([
    ["tanks", 0],
    ["trains", 1],
  ]),
  tokens: vectors([0, 1]),
  tokenScales: Float32Array.of(1, 1),
  subreddits: vectors([0, 1]),
  biases: Float32Array.of(8, 8),
  pool: [[0, 2]],
  rerank: {
    cosine: 8,
    features: {
      members: 0,
      membersHigh: 0,
      launchShare: 0,
      noSelfPromotion: 0,
      promotionAllowedSomehow: 0,
    },
  },
  heads: {
    category: { labels: [], weights: [], bias: [] },
    audience: { labels: [], weights: [], bias: [] },
    promotion: { patterns: [], weights: [], bias: 0 },
    sort: { patterns: [], labels: [], weights: [], bias: [] },
    own: { labels: [], weights: [], bias: [] },
  },
});

function vectors(axes: number[]): Int8Array {
  const rows = new Int8Array(axes.length * DIMENSIONS);
  for (const [row, axis] of axes.entries()) rows[row * DIMENSIONS + axis] = 100;
  return rows;
}

type Known = { facts?: Partial<SubredditFacts>; policy?: Partial<Policy>; row?: number };

function assess(description: string, { facts, policy, row = 0 }: Known, more = {}) {
  const project: DescribedProject = { name: "Example", description, ...more };
  const reading = readProject(model, project);
  if (!reading) throw new Error("None of the words is known.");
  const known = makeFacts({ name: "Tanks", ...facts });
  return createAssessor(
    model,
    reading,
  )({
    id: known.name.toLowerCase(),
    modelRow: row,
    facts: known,
    policy: makePolicy({ kind: "hobby", ...policy }),
  });
}

const stance = (known: Partial<StanceOnPromotion>) => ({ ...makePolicy().stance, ...known });
const OWN_TANKS = { policy: { stance: stance({ is: "value", detail: "own tanks; no selling" }) } };
const FOR_PROJECTS = { policy: { stance: stance({ is: "flair", flairs: ["Projects"] }) } };

const IN_A_THREAD = { policy: { stance: stance({ is: "thread", detail: "weekly thread" }) } };
const IN_A_TRADES_THREAD = { policy: { ...IN_A_THREAD.policy, kind: "trade" as const } };
const AFTER_ASKING = { policy: { stance: stance({ is: "ask" }) } };
const FOR_CRITIQUE = {
  policy: { kind: "showcase" as const, stance: stance({ is: "welcome", detail: "for critique" }) },
};

test.each<[string, string, Known, string]>([
  ["a piece of work, where such are tolerated", "Hand-made tanks of glass", OWN_TANKS, "post"],
  ["an app, where pieces are tolerated", "An app that logs your tanks", OWN_TANKS, "take-part"],
  ["a piece for what is tolerated", "Leather covers for tanks", OWN_TANKS, "take-part"],
  ["an app, where projects are shown", "An app that logs your tanks", FOR_PROJECTS, "post"],
  ["work for hire, where projects are", "Freelance person for tanks", FOR_PROJECTS, "take-part"],
  ["work for hire, in a hobby's thread", "Freelance person for tanks", IN_A_THREAD, "take-part"],
  ["work for hire, in a trade's thread", "Freelance person for tanks", IN_A_TRADES_THREAD, "post"],
  ["work for hire, after asking a hobby", "Freelance person for tanks", AFTER_ASKING, "take-part"],
  ["work for hire, among critics", "Freelance person for tanks", FOR_CRITIQUE, "left-out"],
  ["a thing, in a hobby's thread", "An app that logs your tanks", IN_A_THREAD, "post"],
])("what one can do with %s", (_, description, known, group) => {
  expect(assess(description, known).group).toBe(group);
});

test("a showcase of other things is left out, however near its words are", () => {
  const apps = { facts: { name: "androidapps" }, policy: { kind: "maker" as const } };
  expect(assess("Tanks of glass, seen through an Android app", apps).group).toBe("post");
  expect(assess("Tanks of glass", apps).group).toBe("left-out");
});

test("open-source places are for those who say that they are open source", () => {
  const place = {
    facts: { name: "opensource", keywords: ["cli"] },
    policy: { kind: "dev" as const },
  };
  expect(assess("A CLI for tanks, $9 a month", place).group).toBe("left-out");
  expect(assess("An MIT licensed CLI for tanks", place).group).toBe("post");
});

test("Reddit's label tells a community of a place that nobody noted", () => {
  const town = { facts: { name: "Chattanooga", topic: "Place" }, policy: { kind: null }, row: 1 };
  const here = assess("A shop for tanks in Chattanooga, Tennessee", town);
  expect(here).toMatchObject({ isOfPlace: true, group: "post" });
  const elsewhere = assess("A shop for tanks in Leeds", town);
  expect(elsewhere).toMatchObject({ isOfPlace: false, group: "left-out" });
  expect(here.relevance).toBeGreaterThan(elsewhere.relevance);
});

test("what a text begins with counts for more than what it mentions", () => {
  const trains = { facts: { name: "Choochoo" }, row: 1 };
  const first = assess("All about our trains. There are also tanks.", trains);
  const later = assess("All about our tanks. There are also trains.", trains);
  expect(first.relevance).toBeGreaterThan(later.relevance);
});

test("a community whose whole name is said is likelier than one that contains it", () => {
  const whole = assess("We sell tanks to hobbyists", { facts: { name: "Tanks" } });
  const part = assess("We sell tanks to hobbyists", { facts: { name: "TanksOfTheWorld" } });
  expect(whole.shared.isWholeName).toBe(true);
  expect(part.shared.isWholeName).toBe(false);
  expect(whole.relevance).toBeGreaterThan(part.relevance);
});

test("a community of one technology is for those who name it", () => {
  const golang = { facts: { name: "golang", keywords: [] }, policy: { kind: "dev" as const } };
  expect(assess("An app for tanks, written in Rust", golang).group).toBe("left-out");
  const named = assess("An app for tanks, written in Go", golang);
  expect(named).toMatchObject({ group: "post", telling: ["Go"] });
  expect(named.shared).toMatchObject({ isNamed: true, isWholeName: true });
});

const MODEL_TRAINS = { facts: { name: "ModelTrains" }, policy: { kind: null }, row: 1 };
const TAKEN_FOR_A_JOKE = { facts: { name: "ModelTrains", category: "Humour & Memes" as const } };

test.each<[string, string, Known, string]>([
  ["whom it is for", "An app for model-train fans and their trains", {}, "model-train"],
  ["many for one", "Trains, and software for model trains", {}, "model trains"],
  ["a joke by its label", "An app for model trains", TAKEN_FOR_A_JOKE, "model trains"],
])("a community that is called what the text says: %s", (_, description, known, calledAfter) => {
  const found = assess(description, { ...MODEL_TRAINS, ...known });
  expect(found).toMatchObject({ calledAfter, relevance: 0.9, group: "post" });
});

test("a community that is called what the text says in another sense", () => {
  const found = assess("Tanks that a model trains on", MODEL_TRAINS);
  expect(found.calledAfter).toBeNull();
  expect(found.relevance).toBeLessThan(0.5);
});
