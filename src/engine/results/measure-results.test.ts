import { describe, expect, test } from "vitest";
import {
  calibrate,
  ENOUGH_OUTCOMES,
  type PredictedOutcome,
  boundRank,
  measureMedian,
  measurePosts,
  measureRate,
  MOST_COMMUNITIES,
  MOST_WEEKS,
  summariseResults,
} from "./measure-results.ts";
import { wordCalibration, wordUnpredicted } from "./word-results.ts";
import { makePost } from "./testing/make-posts.ts";
import { wilsonInterval } from "#engine/statistics/chance.ts";
import { createLocalClock } from "../clock/local-clock.ts";

const of = (
  predictedScore: number | null,
  outcome: PredictedOutcome["outcome"],
  posts: number,
): PredictedOutcome => ({ predictedScore, outcome, posts });

describe("before there are enough outcomes", () => {
  test.each<[string, PredictedOutcome[], string]>([
    ["none", [], "We need 20 more outcomes: none is known so far, across all your projects."],
    [
      "one",
      [of(10, "live", 1)],
      "We need 19 more outcomes: 1 of 20 is known so far, across all your projects.",
    ],
    [
      "all but one",
      [of(10, "live", 19)],
      "We need 1 more outcome: 19 of 20 are known so far, across all your projects.",
    ],
  ])("%s", (_case, outcomes, words) => {
    const calibration = calibrate(outcomes);
    expect(calibration).toMatchObject({ overall: null, bins: [] });
    expect(wordCalibration(calibration)).toBe(words);
  });

  test("older posts without a prediction do not count, and are told of", () => {
    const calibration = calibrate([of(null, "live", 30), of(10, "live", 5)]);
    expect(calibration).toMatchObject({
      outcomes: 5,
      missing: ENOUGH_OUTCOMES - 5,
      unpredicted: 30,
    });
    expect(wordUnpredicted(30)).toBe("30 older posts have no prediction and don't count here.");
    expect(wordUnpredicted(1)).toBe("1 older post has no prediction and doesn't count here.");
    expect(wordUnpredicted(0)).toBeNull();
  });
});

describe("with enough", () => {
  test("posts stand in the bin of what was predicted, and bins without posts are left out", () => {
    const { bins } = calibrate([
      of(3, "live", 10),
      of(19, "removed", 2),
      of(20, "live", 3),
      of(80, "removed", 4),
      of(100, "removed", 1),
    ]);
    expect(bins).toMatchObject([
      { from: 0, to: 20, predicted: (30 + 38) / 12, removed: { value: 2 / 12, posts: 12 } },
      { from: 20, to: 40, predicted: 20, removed: { value: 0, posts: 3 } },
      { from: 80, to: 100, predicted: 84, removed: { value: 1, posts: 5 } },
    ]);
    for (const { removed } of bins) {
      expect(removed.low).toBeLessThanOrEqual(removed.value);
      expect(removed.high).toBeGreaterThanOrEqual(removed.value);
    }
  });

  test.each<[string, PredictedOutcome[], string, string]>([
    [
      "as predicted",
      [of(10, "live", 18), of(10, "removed", 2)],
      "fits",
      "Of 20 posts across all your projects, 2 were removed (10%), and the mean prediction was 10%. That's within chance.",
    ],
    [
      "worse than predicted",
      [of(10, "live", 10), of(10, "removed", 10)],
      "more-removed",
      "Of 20 posts across all your projects, 10 were removed (50%), and the mean prediction was 10%. More were removed than predicted: our estimates were too low for you so far.",
    ],
    [
      "better than predicted",
      [of(60, "live", 24), of(60, "removed", 1)],
      "fewer-removed",
      "Of 25 posts across all your projects, 1 was removed (4%), and the mean prediction was 60%. Fewer were removed than predicted: our estimates were too high for you so far.",
    ],
  ])("%s", (_case, outcomes, verdict, words) => {
    const calibration = calibrate(outcomes);
    expect(calibration.overall?.verdict).toBe(verdict);
    expect(wordCalibration(calibration)).toBe(words);
  });

  test.each<[string, PredictedOutcome[], string]>([
    [
      "one part of the scale, too low",
      [of(2, "live", 14), of(2, "removed", 3), of(40, "live", 5)],
      "Of 22 posts across all your projects, 3 were removed (14%), and the mean prediction was 11%. Overall that fits, but not everywhere. Posts predicted at 0–19% were removed more often (18% of 17) than predicted (2%).",
    ],
    [
      "and another, too high",
      [of(2, "live", 14), of(2, "removed", 3), of(80, "live", 5), of(100, "removed", 1)],
      "Of 23 posts across all your projects, 4 were removed (17%), and the mean prediction was 23%. Overall that fits, but not everywhere. Posts predicted at 0–19% were removed more often (18% of 17) than predicted (2%). Posts predicted at 80–100% were removed less often (17% of 6) than predicted (83%).",
    ],
    [
      "five posts of a part are too few to name it",
      [of(10, "live", 18), of(10, "removed", 2), of(90, "live", 5)],
      "Of 25 posts across all your projects, 2 were removed (8%), and the mean prediction was 26%. Fewer were removed than predicted: our estimates were too high for you so far.",
    ],
  ])("%s", (_case, outcomes, words) => {
    expect(wordCalibration(calibrate(outcomes))).toBe(words);
  });
});

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
    expect(measureRate(0, 0)).toBeNull();
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

const NOW = new Date("2026-11-15T12:00:00Z");

describe("a moment by the user's clock", () => {
  test.each([
    ["a Sunday in UTC", "UTC", "2026-11-15T23:59:59Z", 23, 6, "2026-11-09"],
    [
      "the same in Auckland, Monday already",
      "Pacific/Auckland",
      "2026-11-15T23:59:59Z",
      12,
      0,
      "2026-11-16",
    ],
    ["half an hour off", "Asia/Kolkata", "2026-11-15T18:29:00Z", 23, 6, "2026-11-09"],
    ["half an hour off, the next day", "Asia/Kolkata", "2026-11-15T18:30:00Z", 0, 0, "2026-11-16"],
    ["before the clocks go back", "America/New_York", "2026-11-01T05:30:00Z", 1, 6, "2026-10-26"],
    ["after the clocks went back", "America/New_York", "2026-11-01T06:30:00Z", 1, 6, "2026-10-26"],
    ["before the clocks go forward", "Europe/Berlin", "2026-03-29T00:59:00Z", 1, 6, "2026-03-23"],
    ["after the clocks went forward", "Europe/Berlin", "2026-03-29T01:00:00Z", 3, 6, "2026-03-23"],
    ["across the turn of the year", "UTC", "2027-01-01T00:00:00Z", 0, 4, "2026-12-28"],
  ])("%s (%s)", (_case, timezone, at, hour, weekday, week) => {
    expect(createLocalClock(timezone)(new Date(at))).toEqual({ hour, weekday, week });
  });
});

describe("the results", () => {
  test("of no posts are empty, this week included", () => {
    const { total, weeks, communities, hours, weekdays } = summariseResults([], "UTC", NOW);
    expect(total.posts).toBe(0);
    expect(weeks).toMatchObject([{ startsOn: "2026-11-09", posts: 0 }]);
    expect([communities.length, hours.length, weekdays.length]).toEqual([0, 24, 7]);
  });

  test("stand in the user's hour, weekday and week, with the weeks between", () => {
    const posts = [
      makePost({ postedAt: new Date("2026-10-26T03:30:00Z"), upvotes: 4 }),
      makePost({ postedAt: new Date("2026-11-10T15:30:00Z"), upvotes: 9 }),
    ];
    const { weeks, hours, weekdays } = summariseResults(posts, "America/New_York", NOW);
    expect(weeks.map(({ startsOn, posts: count }) => [startsOn, count])).toEqual([
      ["2026-10-19", 1],
      ["2026-10-26", 0],
      ["2026-11-02", 0],
      ["2026-11-09", 1],
    ]);
    expect(hours[23]?.upvotes?.value).toBe(4);
    expect(hours[10]?.upvotes?.value).toBe(9);
    expect(weekdays.map(({ posts: count }) => count)).toEqual([0, 1, 0, 0, 0, 0, 1]);
  });

  test("go back no further than there is room for, and lose nothing of the total", () => {
    const old = makePost({ postedAt: new Date("2024-01-01T12:00:00Z") });
    const { weeks, total } = summariseResults([old, makePost()], "UTC", NOW);
    expect(weeks).toHaveLength(MOST_WEEKS);
    expect(weeks.at(-1)?.startsOn).toBe("2026-11-09");
    expect(total.posts).toBe(2);
  });

  test("a post from a clock that ran ahead does not make weeks of the future", () => {
    const ahead = makePost({ postedAt: new Date("2027-11-10T12:00:00Z") });
    expect(summariseResults([ahead], "UTC", NOW).weeks).toEqual([]);
  });

  test("name the communities with the most posts, and how many more there are", () => {
    const posts = Array.from({ length: MOST_COMMUNITIES + 2 }, (_, index) =>
      makePost({ subredditId: `c${index}` }),
    );
    const { communities, otherCommunities } = summariseResults(
      [...posts, makePost({ subredditId: "c7" })],
      "UTC",
      NOW,
    );
    expect(communities[0]).toMatchObject({ subredditId: "c7", posts: 2 });
    expect([communities.length, otherCommunities]).toEqual([MOST_COMMUNITIES, 2]);
  });
});
