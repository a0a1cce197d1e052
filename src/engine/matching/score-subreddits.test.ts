import { describe, expect, test } from "vitest";
import { createMatcherModel, DIMENSIONS, type MatcherTables, encodeText } from "./matcher-model.ts";
import { multiplyPlainly } from "./multiply-rows.ts";
import { createScorer, findMiddle, rankSubreddits, scoreRow } from "./score-subreddits.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";

const BREAD = 0;
const BIKES = 1;

const subreddits = vectors([[BIKES], [BREAD], [BREAD, BIKES], [BREAD]]);

/** Two words and four communities, each along one or two of the axes. */
const tables: MatcherTables = {
  vocabulary: new Map([
    ["bread", BREAD],
    ["bikes", BIKES],
  ]),
  tokens: vectors([[BREAD], [BIKES]]),
  tokenScales: Float32Array.of(0.5, 0.5),
  subreddits,
  multiplyRows: multiplyPlainly(subreddits),
  biases: Float32Array.of(1, 0, 0, 0),
  pool: [[0, 4]],
  rerank: {
    cosine: 10,
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
};
const model = createMatcherModel(tables);

describe("ranking", () => {
  const bread = encodeText(model, "Bread") ?? new Float64Array();
  const rowsOf = (options: Parameters<typeof rankSubreddits>[2]) =>
    rankSubreddits(model, bread, options).map(({ row }) => row);

  test.each([
    ["best first, of equals the lower row", { limit: 4 }, [1, 3, 2, 0]],
    ["no more than asked for", { limit: 2 }, [1, 3]],
    ["none when none is asked for", { limit: 0 }, []],
    ["only those allowed", { limit: 2, isAllowed: (row: number) => row !== 1 }, [3, 2]],
  ])("%s", (_, options, rows) => {
    expect(rowsOf(options)).toEqual(rows);
  });

  test("scores are the weighted cosine and the subreddit's own share", () => {
    expect(scoreRow(model, bread, 1)).toBeCloseTo(10);
    expect(scoreRow(model, bread, 2)).toBeCloseTo(10 / Math.SQRT2);
    expect(scoreRow(model, bread, 0)).toBeCloseTo(1);
  });

  test("a text without a known word has no direction", () => {
    expect(encodeText(model, "zzz")).toBeNull();
  });
});

function vectors(rows: number[][]): Int8Array {
  const table = new Int8Array(rows.length * DIMENSIONS);
  for (const [row, axes] of rows.entries())
    for (const axis of axes) table[row * DIMENSIONS + axis] = 1;
  return table;
}

test("communities together lie between their directions, however long their rows", () => {
  const middle = findMiddle(model, [0, 1]);
  expect(middle?.[BREAD]).toBeCloseTo(Math.SQRT1_2);
  expect(middle?.[BIKES]).toBeCloseTo(Math.SQRT1_2);
  expect(findMiddle(model, [])).toBeNull();
});

test("nearness is the cosine alone, whatever a community's score gains", () => {
  const bikes = encodeText(model, "bikes") ?? new Float64Array(DIMENSIONS);
  const scorer = createScorer(model, { modelRow: 0, facts: makeFacts({ name: "bikes" }) });
  expect(scorer?.nearness(bikes)).toBeCloseTo(1);
  expect(scorer?.score(bikes)).toBeCloseTo(11);
});
