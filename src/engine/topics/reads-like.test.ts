import { describe, expect, test } from "vitest";
import { createMatcherModel, DIMENSIONS } from "#engine/matching/matcher-model.ts";
import { multiplyPlainly } from "#engine/matching/multiply-rows.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { chooseReadsLike, listClosestRows, encodeDraft, sampleDraft } from "./reads-like.ts";

const subreddits = vectors([[100], [100, 20], [0, 100]]);

/** Rows 0 and 1 are about tanks, the second one less so; row 2 is about trains. */
const model = createMatcherModel({
  vocabulary: new Map([
    ["tanks", 0],
    ["trains", 1],
  ]),
  tokens: vectors([[100], [0, 100]]),
  tokenScales: Float32Array.of(1, 1),
  subreddits,
  multiplyRows: multiplyPlainly(subreddits),
  biases: Float32Array.of(0, 0, 0),
  pool: [[0, 3]],
  rerank: {
    cosine: 20,
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
  },
});

function vectors(directions: number[][]): Int8Array {
  const rows = new Int8Array(directions.length * DIMENSIONS);
  for (const [row, values] of directions.entries()) rows.set(values, row * DIMENSIONS);
  return rows;
}

type Known = { facts?: Partial<SubredditFacts>; policy?: Partial<Policy>; row?: number | null };

function know(name: string, { facts, policy, row = 0 }: Known = {}) {
  return {
    id: name.toLowerCase(),
    modelRow: row,
    facts: makeFacts({ name, ...facts }),
    policy: makePolicy({ kind: "hobby", language: "en", ...policy }),
  };
}

const Trains = know("Trains", { row: 2 });
const QUIET = { medianScore: 1, medianComments: 0, posts: 25 };

function choose(title: string, others: ReturnType<typeof know>[], chosen = Trains) {
  const reading = encodeDraft(model, { title, content: "" });
  if (!reading) throw new Error("None of the words is known.");
  return chooseReadsLike(model, reading, chosen, [chosen, ...others]).map(({ id }) => id);
}

describe("a draft about tanks reads like", () => {
  const others = ["Panzer", "Armour", "Museum"].map((name) => know(name, { row: 1 }));

  test("at most three communities, the closest first", () => {
    expect(choose("tanks", [...others, know("Tanks")])).toEqual(["tanks", "panzer", "armour"]);
  });

  test.each<[name: string, known: Known]>([
    [
      "one that is no place for projects",
      { policy: { stance: { ...makePolicy().stance, is: "no-place" } } },
    ],
    ["one where hardly anybody posts", { facts: { frontPage: QUIET } }],
    ["one in another language", { policy: { language: "de" } }],
    ["one for anything that was made", { policy: { kind: "maker" } }],
    ["one of a place", { facts: { topic: "Place" } }],
    ["one for jokes", { policy: { kind: "humor" } }],
    ["one that the matcher does not know", { row: null }],
    ["one about another subject", { row: 2 }],
  ])("but not like %s", (_, known) => {
    expect(choose("tanks", [know("Other", known)])).toEqual([]);
  });

  test("but not like one where anything is shown", () => {
    const policy = { kind: "showcase" as const };
    expect(choose("tanks", [know("InternetIsBeautiful", { policy })])).toEqual([]);
    expect(choose("tanks", [know("TankPhotos", { policy })])).toEqual(["tankphotos"]);
  });

  test("no other community where it is as close to the chosen one", () => {
    expect(choose("tanks", [know("Tanks")], know("Panzer", { row: 1 }))).toEqual([]);
  });

  test("none where it is about two things at once", () => {
    expect(choose("tanks trains", [know("Tanks")])).toEqual([]);
  });
});

test("a draft without a known word is not read", () => {
  expect(encodeDraft(model, { title: "xyzzy", content: "" })).toBeNull();
});

test("the closest rows come first", () => {
  const reading = encodeDraft(model, { title: "tanks", content: "" });
  expect(reading && listClosestRows(model, reading)).toEqual([0, 1, 2]);
});

test("of a long draft its beginning counts, and no character is halved", () => {
  const { title, content } = sampleDraft({
    title: `${"t".repeat(299)}🙂`,
    content: `tanks ${"x ".repeat(2500)} trains`,
  });
  expect(title).toBe("t".repeat(299));
  expect(content).toHaveLength(4000);
  expect(content).not.toContain("trains");
});
