import { describe, expect, test } from "vitest";
import { findBest } from "./find-best.ts";
import type { Figure } from "./measured-post.ts";
import { makeFigure } from "./testing/make-posts.ts";
import { wordBest, wordBounds, wordSample, wordValue } from "./word-results.ts";

const HIGH = makeFigure(90, 8, 60, 120);
const LOW = makeFigure(20, 12, 10, 40);

describe("the best of several", () => {
  test.each<[string, (Figure | null)[], object]>([
    ["none at all", [], { kind: "too-few" }],
    ["only one that tells", [HIGH, null, makeFigure(5, 5, 1, 9)], { kind: "too-few" }],
    ["one above all others", [LOW, null, HIGH], { kind: "best", place: 2 }],
    ["one that few posts stand behind", [LOW, makeFigure(900, 5, 800, 950)], { kind: "too-few" }],
    ["bounds that overlap", [LOW, makeFigure(60, 9, 39, 80)], { kind: "even" }],
    ["bounds that touch", [LOW, makeFigure(60, 9, 40, 80)], { kind: "even" }],
    ["above one and not above another", [LOW, HIGH, makeFigure(80, 7, 50, 130)], { kind: "even" }],
  ])("%s", (_case, figures, best) => {
    expect(findBest(figures)).toEqual(best);
  });

  test.each([
    [
      findBest([LOW, HIGH]),
      "r/b brought more upvotes than any other community that can be compared.",
    ],
    [findBest([HIGH, HIGH]), "No community clearly does better so far."],
    [findBest([HIGH]), "Too few posts to compare: we need two communities with 6 posts each."],
  ])("in words", (best, words) => {
    const nameOf = (place: number) => ["r/a", "r/b"][place] ?? "";
    expect(wordBest(best, { noun: "community", metric: "upvotes", nameOf })).toBe(words);
  });
});

describe("what stands behind a figure", () => {
  test.each([
    [null, "nothing to count yet"],
    [makeFigure(1, 1, 0, 1), "1 post: too few to tell"],
    [makeFigure(1, 3, 0, 1), "3 posts: too few to tell"],
    [makeFigure(1, 6, 0, 1), "6 posts"],
    [makeFigure(1, 1204, 0, 1), "1,204 posts"],
  ])("%#", (figure, words) => {
    expect(wordSample(figure)).toBe(words);
  });
});

test.each([
  [0.894, "survival", "89%"],
  [73, "upvotes", "73"],
  [73.5, "comments", "73.5"],
  [1204.5, "upvotes", "1,204.5"],
] as const)("%d as %s reads %s", (value, metric, words) => {
  expect(wordValue(value, metric)).toBe(words);
});

test("bounds are worded where there are some", () => {
  expect(wordBounds(makeFigure(0.9, 10, 0.69, 0.97), "survival")).toBe("between 69% and 97%");
  expect(wordBounds({ ...LOW, low: null }, "upvotes")).toBe("");
});
