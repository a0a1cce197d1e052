import { describe, expect, test } from "vitest";
import { createLocalClock } from "../clock/local-clock.ts";
import { MOST_COMMUNITIES, MOST_WEEKS, summariseResults } from "./summarise-results.ts";
import { makePost } from "./testing/make-posts.ts";

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
