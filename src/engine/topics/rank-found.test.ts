import { expect, test } from "vitest";
import { createMatcherModel, DIMENSIONS } from "#engine/matching/matcher-model.ts";
import { multiplyPlainly } from "#engine/matching/multiply-rows.ts";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { rankFound } from "./rank-found.ts";
import { readPhrase } from "./read-phrase.ts";

const subreddits = vectors([[100], [100], [0, 100]]);
const DIRECTIONS = { coffee: [100], bread: [0, 100], side: [50, 50] };

/** All rows of the pool are about coffee. */
const matcher = Object.assign(
  createMatcherModel({
    vocabulary: new Map(Object.keys(DIRECTIONS).map((word, at) => [word, at])),
    tokens: vectors(Object.values(DIRECTIONS)),
    tokenScales: Float32Array.of(1, 1, 1),
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
  }),
  {
    words: {
      subjects: (language: string | null) => ({
        rows: [{ name: "coffee", ids: ["portafilters"] }],
        find: (text: string) => (language === null && text.includes("puck screen") ? [0] : []),
      }),
      topics: () => [],
      places: () => [],
    },
  },
) as unknown as Matcher;

function vectors(directions: number[][]): Int8Array {
  const rows = new Int8Array(directions.length * DIMENSIONS);
  for (const [row, direction] of directions.entries()) rows.set(direction, row * DIMENSIONS);
  return rows;
}

const COFFEE = 0;
const BREAD = 2;

function make(
  name: string,
  modelRow: number,
  facts: Partial<SubredditFacts> = {},
  policy: Partial<Policy> = {},
): KnownCommunity {
  return {
    id: name.toLowerCase(),
    modelRow,
    facts: makeFacts({ name, members: 50_000, keywords: [], ...facts }),
    policy: makePolicy({ kind: "hobby", language: null, ...policy }),
  };
}

const rank = (communities: KnownCommunity[], first: string[] = [], spelt: string[] = []) => {
  const phrase = readPhrase(matcher, "coffee");
  if (!phrase) throw new Error("The phrase is not understood.");
  return rankFound(matcher, phrase, { communities, first, spelt }).map(({ facts }) => facts.name);
};

test.each<[string, KnownCommunity, KnownCommunity]>([
  ["of the meaning", make("Brewers", COFFEE), make("Loaves", BREAD, { members: 900_000 })],
  ["called after it", make("Coffee", COFFEE), make("Brewers", COFFEE)],
  ["with more members", make("Brewers", COFFEE, { members: 900_000 }), make("Pourers", COFFEE)],
  ["of a subject", make("Brewers", COFFEE), make("Makers", COFFEE, {}, { kind: "maker" })],
  [
    "in the phrase's language",
    make("Brewers", COFFEE),
    make("Kaffee", COFFEE, {}, { language: "de" }),
  ],
  ["that is no joke", make("Loaves", BREAD), make("CoffeeCirclejerk", COFFEE)],
])("first comes what is %s", (_, better, other) => {
  const names = [better.facts.name, other.facts.name];
  expect(rank([other, better])).toEqual(names);
  expect(rank([better, other])).toEqual(names);
});

test("names that are meant come before all others, in their order, jokes as well", () => {
  const all = [make("Coffee", COFFEE), make("Loaves", BREAD), make("BreadMemes", BREAD)];
  expect(rank(all, ["breadmemes", "loaves"])).toEqual(["BreadMemes", "Loaves", "Coffee"]);
});

test("jargon that the matcher does not know is read by the subject it is of", () => {
  const phrase = readPhrase(matcher, "puck screen");
  expect(phrase && [...phrase.subjects]).toEqual(["portafilters"]);
  const communities = [make("Brewers", COFFEE, { members: 900_000 }), make("Portafilters", COFFEE)];
  const ranked = phrase ? rankFound(matcher, phrase, { communities, first: [], spelt: [] }) : [];
  expect(ranked[0]?.facts.name).toBe("Portafilters");
});

test("a place that takes any project is no worse where it has all the words", () => {
  const makers = make("Makers", COFFEE, { members: 900_000 }, { kind: "maker" });
  expect(rank([make("Brewers", COFFEE), makers], [], ["makers"])[0]).toBe("Makers");
});

test.each([
  ["coffee", true],
  ["coffee at home", true],
  ["coff", false],
  // An empty word alone is the beginning of a name rather than a topic.
  ["side", false],
  ["the", false],
  ["🙂", false],
  ["", false],
])("%j says what is meant: %s", (phrase, isSo) => {
  expect(readPhrase(matcher, phrase) !== null).toBe(isSo);
});
