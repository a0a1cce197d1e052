import { describe, expect, test } from "vitest";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import type { SubredditActivity } from "#contract/subreddit.ts";
import {
  listDrawn,
  rankSeries,
  stackSeries,
  viewDays,
  viewHours,
  describeGrowth,
  markGrowth,
  drawnOf,
  listNames,
} from "./activity-series.ts";
import { busiestHours } from "#engine/timing/busy-times.ts";
import { findBestDay, findBestTime } from "#engine/timing/find-best-slot.ts";

const basis = {
  posts: 1000,
  spanDays: 30,
  asOf: "2026-08",
  source: "listing-2026",
  isRough: false,
} as const;

function community(
  id: string,
  activityByHour: Record<string, number>,
  hours: number[] = [],
): Recommendation {
  const isCounted = Object.keys(activityByHour).length > 0;
  const subreddit = { id, fullName: `r/${id}`, activityByHour, timing: { hours } };
  return {
    subredditId: id,
    subreddit: { ...subreddit, activityBasis: isCounted ? basis : null },
    source: "recommended",
  } as Recommendation;
}

function daily(activity: Record<string, number>): SubredditActivity {
  return { view: "daily", activity, basis: Object.keys(activity).length > 0 ? basis : null };
}

describe("hours", () => {
  const chosen = [community("saas", { 22: 5 }), community("tiny", {}), community("web", { 14: 3 })];

  test("are those of the user's clock, each community a series", () => {
    const { slots, series } = viewHours(chosen, 120);
    expect(slots).toHaveLength(24);
    expect(slots[0]).toEqual({ name: "12:00 AM", short: "12 AM", minute: 0 });
    expect(series.map(({ label }) => label)).toEqual(["r/saas", "r/web"]);
    expect(series.map(({ place }) => place)).toEqual([0, 2]);
    expect(series[0]?.counts[0]).toBe(5);
    expect(series[1]?.counts[16]).toBe(3);
    expect(series[0]?.basis).toBe("1,000 posts, August 2026 (newest posts)");
  });

  test("busy ones are those of the community's own list, in slots of the user's day", () => {
    const [series] = viewHours([community("saas", { 14: 9, 20: 9 }, [14, 20])], 330).series;
    expect(series?.busiest).toEqual([19, 1]);
  });

  test("say who has none", () => {
    expect(viewHours(chosen, 120).uncounted).toEqual(["r/tiny"]);
  });

  test.each([
    ["the peak in the user's zone", chosen, 120, "12:00 AM"],
    ["in a zone with half hours", chosen, 330, "3:30 AM"],
    [
      "the peak of the sum, not of one community",
      [
        community("a", { 9: 5, 14: 4 }),
        community("b", { 14: 4 }),
        community("c", { 20: 6, 14: 0 }),
      ],
      0,
      "2:00 PM",
    ],
    [
      "equal hours are told apart as for a single community, wherever the day begins",
      [community("a", { 2: 5, 20: 5 })],
      330,
      "7:30 AM",
    ],
    ["nothing counted", [community("tiny", {})], 120, "12:00 PM"],
    ["no community", [], 0, "12:00 PM"],
  ])("best time: %s", (_, communities, offset, time) => {
    expect(findBestTime(drawnOf(viewHours(communities, offset))).text).toBe(time);
  });

  test("too few posts for one community's card are too few for a project of that one", () => {
    const byHour = {
      0: 1,
      4: 1,
      9: 2,
      12: 4,
      13: 3,
      15: 2,
      17: 4,
      18: 2,
      20: 7,
      21: 3,
      22: 5,
      23: 5,
    };
    const hours = Array.from(
      { length: 24 },
      (_, hour) => (byHour as Record<number, number>)[hour] ?? 0,
    );
    const activity = {
      outcome: null,
      byHour: hours,
      byDay: null,
      posts: 39,
      spanDays: null,
      asOf: "2025-09",
      source: "hot-2025",
    } as const;
    expect(busiestHours({ ...activity, byHour: [...hours] })).toEqual([]);
    const best = findBestTime(drawnOf(viewHours([community("sauce", byHour)], 0)));
    expect(best.basis?.isChance).toBe(true);
  });

  test("a best time says how much it rests on, a guess that it rests on nothing", () => {
    expect(findBestTime(drawnOf(viewHours(chosen, 0))).basis).toEqual({
      posts: 8,
      communities: 2,
      isChance: true,
      isEven: false,
    });
    expect(findBestTime(drawnOf(viewHours([], 0))).basis).toBeNull();
  });
});

test("what is not drawn is not counted", () => {
  const large = community("large", { 9: 300 });
  const small = community("small", { 20: 400 });
  small.subreddit.activityBasis = { ...basis, isRough: true };
  const view = viewHours([large, small], 0);
  expect(stackSeries(view.series, rankSeries(view.series)).tooFew).toEqual(["r/small"]);
  expect(listDrawn(view.series).map(({ label }) => label)).toEqual(["r/large"]);
  const best = findBestTime(drawnOf(view));
  expect(best.text).toBe("9:00 AM");
  expect(best.basis).toMatchObject({ posts: 300, communities: 1 });
});

test.each([
  ["a peak of 9 % over the mean", 109, true],
  ["a peak of 12 % over the mean", 114, false],
])("%s", (_, monday, isEven) => {
  const rest = { Tuesday: 99, Wednesday: 98, Thursday: 98, Friday: 99, Saturday: 98, Sunday: 99 };
  const days = viewDays(
    [community("saas", {})],
    new Map([["saas", daily({ Monday: monday, ...rest })]]),
    0,
  );
  expect(findBestDay(drawnOf(days)).basis?.isEven).toBe(isEven);
});

describe("days", () => {
  const chosen = [community("saas", {}), community("web", {}), community("late", {})];
  const answers = new Map([
    ["saas", daily({ Monday: 2, Tuesday: 7, Saturday: 5 })],
    ["web", daily({})],
  ]);

  test("are Monday to Sunday; what has not been answered yet is neither counted nor missing", () => {
    const { slots, series, uncounted } = viewDays(chosen, answers, 0);
    expect(slots.map(({ short }) => short).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
    expect(series.map(({ counts }) => counts)).toEqual([[2, 7, 0, 0, 0, 5, 0]]);
    expect(uncounted).toEqual(["r/web"]);
  });

  test("are the reader's own: early UTC hours of a Tuesday are a Monday in New York", () => {
    const early = [community("saas", { 1: 3, 2: 5 })];
    expect(findBestDay(drawnOf(viewDays(early, answers, -300))).text).toBe("Monday");
  });

  test("best day", () => {
    expect(findBestDay(drawnOf(viewDays(chosen, answers, 0))).text).toBe("Tuesday");
    expect(findBestDay(drawnOf(viewDays(chosen, new Map(), 0)))).toEqual({
      text: "Monday",
      basis: null,
    });
  });
});

describe("one chart", () => {
  const series = (id: string, posts: number, isRough = false) => ({
    id,
    label: `r/${id}`,
    place: 0,
    counts: [posts, 1],
    isRough,
    basis: `${posts} posts`,
    mark: "",
    busiest: [],
  });
  const seven = ["a", "b", "c", "d", "e", "f", "g"].map((id, place) => series(id, 70 - place));

  test("names the five largest samples, and adds the others up", () => {
    const stacked = stackSeries(seven, rankSeries(seven.toReversed()));
    expect(stacked.series.map(({ label, place }) => [label, place])).toEqual([
      ["r/a", 0],
      ["r/b", 1],
      ["r/c", 2],
      ["r/d", 3],
      ["r/e", 4],
      ["2 others", 5],
    ]);
    expect(stacked.series.at(-1)?.counts).toEqual([65 + 64, 2]);
  });

  test.each([
    [
      "a small sample is not drawn among large ones",
      [series("a", 9), series("b", 99, true)],
      ["r/a"],
      ["r/b"],
    ],
    [
      "small samples are drawn among themselves",
      [series("a", 9, true), series("b", 8, true)],
      ["r/a", "r/b"],
      [],
    ],
    ["one other keeps its name", seven.slice(0, 6), ["r/a", "r/b", "r/c", "r/d", "r/e", "r/f"], []],
    ["nothing is nothing", [], [], []],
  ])("%s", (_case, counted, drawn, tooFew) => {
    const stacked = stackSeries(counted, rankSeries(counted));
    expect(stacked.series.map(({ label }) => label)).toEqual(drawn);
    expect(stacked.tooFew).toEqual(tooFew);
  });

  test("a community has the same colour by hour and by day", () => {
    const days = [series("b", 500), series("a", 3)];
    const stacked = stackSeries(days, rankSeries(seven));
    expect(stacked.series.map(({ label, place }) => [label, place])).toEqual([
      ["r/a", 0],
      ["r/b", 1],
    ]);
  });
});

const NONE = { percent: 0, communities: 0, from: null, to: null };
const week = (percent: number, communities: number) => ({
  percent,
  communities,
  from: "2026-11-08",
  to: "2026-11-15",
});

test.each([
  ["no community", NONE, 0, "Weekly growth: 0%"],
  ["nothing counted twice", NONE, 3, "Weekly growth: 0%. Not measured yet."],
  [
    "growth",
    week(0.4, 2),
    3,
    "Weekly growth: +0.4% members in 2 of 3 communities, November 8, 2026 to November 15, 2026.",
  ],
  [
    "a measured standstill",
    week(0, 1),
    1,
    "Weekly growth: 0% members in 1 of 1 community, November 8, 2026 to November 15, 2026.",
  ],
  [
    "shrinking",
    week(-1.2, 1),
    2,
    "Weekly growth: -1.2% members in 1 of 2 communities, November 8, 2026 to November 15, 2026.",
  ],
])("%s", (_, growth, subreddits, sentence) => {
  expect(describeGrowth(growth, subreddits)).toBe(sentence);
});

test.each([
  [0, "0% members a week"],
  [1.4, "+1.4% members a week"],
  [-0.2, "-0.2% members a week"],
])("%d is marked as %s", (percent, mark) => {
  const measured = { communities: 1, from: "2026-11-01", to: "2026-11-15" };
  expect(markGrowth({ percent, ...measured })).toBe(mark);
});

test.each([
  [[], ""],
  [["r/a"], "r/a"],
  [["r/a", "r/b"], "r/a and r/b"],
  [["r/a", "r/b", "r/c"], "r/a, r/b and r/c"],
  [["1", "2", "3", "4", "5", "6"], "1, 2, 3, 4, 5 and 6"],
  [["1", "2", "3", "4", "5", "6", "7"], "1, 2, 3, 4, 5 and 2 more"],
])("%o reads %s", (names, read) => {
  expect(listNames(names)).toBe(read);
});

test("growth that nobody measured says so", () => {
  const mark = markGrowth({ percent: 0, communities: 0, from: null, to: null });
  expect(mark).toBe("0% a week, not measured");
});
