import { describe, expect, test } from "vitest";
import { boundRank, measureMedian, measurePosts, measureShare } from "./measure-posts.ts";
import { makePost } from "./testing/make-posts.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";

describe("where a share may lie", () => {
  // From the published tables for Wilson's score at 95 %.
  test.each([
    [0, 10, 0, 0.278],
    [1, 10, 0.018, 0.404],
    [5, 10, 0.237, 0.763],
    [10, 10, 0.722, 1],
    [3, 3, 0.438, 1],
    [6, 6, 0.61, 1],
    [81, 263, 0.255, 0.366],
  ])("%i of %i", (hits, count, low, high) => {
    const bounds = wilsonInterval(hits, count);
    expect(bounds.low).toBeCloseTo(low, 3);
    expect(bounds.high).toBeCloseTo(high, 3);
  });

  test("of no posts is nowhere", () => {
    expect(measureShare(0, 0)).toBeNull();
  });
});

describe("a median", () => {
  test.each([
    ["of nothing", [], null],
    ["of one", [7], { value: 7, posts: 1, low: null, high: null }],
    ["of two lies between them", [1, 4], { value: 2.5, posts: 2, low: null, high: null }],
    ["of five has no bounds yet", [5, 1, 4, 2, 3], { value: 3, posts: 5, low: null, high: null }],
    [
      "of six lies within all of them",
      [6, 1, 5, 2, 4, 3],
      { value: 3.5, posts: 6, low: 1, high: 6 },
    ],
    [
      "of nine leaves the outermost out",
      [9, 1, 8, 2, 7, 3, 6, 4, 900],
      { value: 6, posts: 9, low: 2, high: 9 },
    ],
  ])("%s", (_case, values, figure) => {
    expect(measureMedian(values)).toEqual(figure);
  });

  test("lies within its bounds 95 times in 100, for every number of posts that has bounds", () => {
    for (let count = 6; count <= 200; count += 1) {
      expect(2 * chanceOfFewer(boundRank(count), count), String(count)).toBeLessThanOrEqual(0.05);
    }
  });
});

/** That fewer than `rank` of `count` fair coins show heads: then the true median lies outside. */
function chanceOfFewer(rank: number, count: number): number {
  let [sum, each] = [0, 0.5 ** count];
  for (let heads = 0; heads < rank; heads += 1) {
    sum += each;
    each = (each * (count - heads)) / (heads + 1);
  }
  return sum;
}

describe("posts", () => {
  test("count as still up only where somebody looked, and in medians only where somebody noted", () => {
    const posts = [
      makePost({ upvotes: 10, comments: 0 }),
      makePost({ outcome: "removed", upvotes: 0 }),
      makePost({ outcome: "unknown" }),
    ];
    expect(measurePosts(posts)).toMatchObject({
      posts: 3,
      live: 1,
      removed: 1,
      survival: { value: 0.5, posts: 2 },
      upvotes: { value: 5, posts: 2 },
      comments: { value: 0, posts: 1 },
    });
  });

  test("that are none come to nothing", () => {
    expect(measurePosts([])).toEqual({
      posts: 0,
      live: 0,
      removed: 0,
      survival: null,
      upvotes: null,
      comments: null,
    });
  });
});
