import { describe, expect, test } from "vitest";
import { createMatcherModel, DIMENSIONS } from "#engine/matching/matcher-model.ts";
import { multiplyPlainly } from "#engine/matching/multiply-rows.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { isOffTopic } from "./is-off-topic.ts";
import { signTopic, hasOneSubject } from "./sign-topic.ts";

describe("the words that speak for a community", () => {
  /** Fillers first, as in the vocabulary; then words along two axes, and a pair. */
  const fillers = Array.from({ length: 120 }, (_, index) => `filler${index}`);
  const vocabulary = [...fillers, "bread", "oven", "bikes", "flour", "rye bread"];
  const tokens = new Int8Array(vocabulary.length * DIMENSIONS);
  const lies = (word: string, axis: number, value: number) => {
    tokens[vocabulary.indexOf(word) * DIMENSIONS + axis] = value;
  };
  lies("filler0", 0, 100);
  lies("bread", 0, 100);
  lies("oven", 0, 30);
  lies("bikes", 1, 100);
  lies("rye bread", 0, 100);
  const subreddits = new Int8Array(DIMENSIONS);
  subreddits[0] = 127;
  const model = createMatcherModel({
    vocabulary: new Map(vocabulary.map((word, id) => [word, id])),
    tokens,
    tokenScales: new Float32Array(vocabulary.length).fill(0.01),
    subreddits,
    multiplyRows: multiplyPlainly(subreddits),
    biases: Float32Array.of(0),
    pool: [[0, 1]],
    rerank: {
      cosine: 1,
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

  test.each<[name: string, keywords: string[], words: Record<number, string>]>([
    [
      "lie where it lies; fillers, pairs and other subjects do not count",
      [],
      { 3: "oven", 10: "bread" },
    ],
    [
      "and its keywords, if the model knows them",
      ["Flour", "sourdough"],
      { 3: "flour oven", 10: "bread" },
    ],
    ["a keyword that weighs more keeps its weight", ["bread"], { 3: "oven", 10: "bread" }],
    ["a filler is no keyword", ["filler7"], { 3: "oven", 10: "bread" }],
  ])("%s", (_, keywords, words) => {
    const { levels } = signTopic(model, { row: 0, keywords });
    const found = levels.flatMap((each, index) => (each ? [[index + 1, each]] : []));
    expect(Object.fromEntries(found)).toEqual(words);
  });
});

describe("off topic", () => {
  const topic = { levels: ["knead dough", "", "bread flour", "", "sourdough"] };
  const other = "we rode along the river until the chain broke ".repeat(10);
  const own = "the dough needs more flour before the sourdough bread is baked again ".repeat(5);

  test.each<[name: string, text: string, isOff: boolean]>([
    ["a text about something else", other, true],
    ["one of the community's own", own, false],
    [
      "one that comes to the subject now and then",
      `${other} sourdough bread, flour and more bread.`,
      false,
    ],
    ["one whose words are written otherwise", own.toUpperCase(), false],
    ["too short to tell", "We rode along the river until the chain broke.", false],
    ["empty", "", false],
    ["an address and nothing else", "https://example.org/bikes ".repeat(100), false],
  ])("%s", (_, text, isOff) => {
    expect(isOffTopic(topic, text)).toBe(isOff);
  });

  test("five faint words of a community are enough, and four are not", () => {
    const faint = { levels: ["knead dough yeast crust oven"] };
    const most = other.repeat(6);
    expect(isOffTopic(faint, `knead dough yeast crust crust ${most}`)).toBe(true);
    expect(isOffTopic(faint, `knead dough yeast crust oven ${most}`)).toBe(false);
  });

  test("only the opening of a long text counts", () => {
    expect(isOffTopic(topic, other.repeat(6) + own.repeat(50))).toBe(true);
  });
});

const SHOWN = { words: ["map"], things: [], isAnyOfKind: false };

test.each<[kind: CommunityKind | null, language: string | null, has: boolean]>([
  ["dev", "en", true],
  ["hobby", "en", true],
  ["dev", "de", false],
  ["dev", null, false],
  ["maker", "en", false],
  ["showcase", "en", true],
  ["media", "en", true],
  ["lifestyle", "en", true],
  ["market", "en", false],
  ["humor", "en", false],
  ["news", "en", false],
  ["local", "en", false],
  ["qa", "en", false],
  [null, "en", false],
])("%s in %s: one subject is %s", (kind, language, has) => {
  expect(hasOneSubject({ kind, language, shown: SHOWN })).toBe(has);
});

test("where anything is shown there is no one subject", () => {
  expect(hasOneSubject({ kind: "showcase", language: "en", shown: null })).toBe(false);
});
