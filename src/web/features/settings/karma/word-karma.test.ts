import { describe, expect, test } from "vitest";
import type { KarmaReport } from "#contract/accounts/user.ts";
import { wordCourse, wordFetching, wordPoint, placePoints } from "./word-karma.ts";

const snapshot = (day: string, karma: number, source: "typed" | "reddit" = "typed") => ({
  day,
  karma,
  accountAgeDays: 730,
  source,
});

test.each([
  ["nothing known", [], ""],
  ["one day", [snapshot("2026-11-15", 1240)], "1,240 karma on November 15, 2026."],
  [
    "two days",
    [snapshot("2026-11-01", 900), snapshot("2026-11-15", 1240)],
    "+340 since November 1, 2026, in 2 entries.",
  ],
])("%s", (_case, snapshots, words) => {
  expect(wordCourse(placePoints(snapshots))).toBe(words);
});

test("a day names its source", () => {
  const [point] = placePoints([snapshot("2026-11-15", 1240, "reddit")]);
  expect(point && wordPoint(point)).toBe("1,240 karma, 730 days old, read from Reddit");
});

describe("reading from Reddit", () => {
  const report = (changes: Partial<KarmaReport>): KarmaReport => ({
    snapshots: [],
    isFetched: true,
    askedAt: null,
    unlocks: [],
    ...changes,
  });
  test.each([
    ["is announced", {}, "once a day"],
    [
      "went well",
      { askedAt: "2026-11-15T12:00:00.000Z", snapshots: [snapshot("2026-11-15", 5, "reddit")] },
      "once a day",
    ],
    [
      "found nothing",
      { askedAt: "2026-11-15T12:00:00.000Z", snapshots: [snapshot("2026-11-14", 5)] },
      "Reddit found nothing for your user name on November 15, 2026.",
    ],
  ])("%s", (_case, changes, words) => {
    expect(wordFetching(report(changes))).toContain(words);
  });

  test("is not spoken of where it does not happen", () => {
    expect(wordFetching(report({ isFetched: false }))).toBeNull();
  });
});

const on = (day: string, karma: number | null) => ({
  day,
  karma,
  accountAgeDays: null,
  source: "typed" as const,
});

test("points stand by their days, between the least and the most", () => {
  const points = placePoints([
    on("2026-11-01", 100),
    on("2026-11-02", null),
    on("2026-11-03", 150),
    on("2026-11-11", 300),
  ]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0.2, 0.25],
    [1, 1],
  ]);
});

test.each([
  ["nothing", [], []],
  ["one day", [on("2026-11-01", 100)], [[0.5, 0.5]]],
  [
    "no change",
    [on("2026-11-01", 7), on("2026-11-05", 7)],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
])("%s", (_case, snapshots, places) => {
  expect(placePoints(snapshots).map(({ x, y }) => [x, y])).toEqual(places);
});
