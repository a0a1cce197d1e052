import { expect, test } from "vitest";
import { groupByDay } from "../clock/group-by-day.ts";
import { splitRoadmap } from "./split-roadmap.ts";

const now = new Date("2026-11-15T09:00:00Z");
const make = (id: string, status: "draft" | "scheduled" | "posted", at: string | null) => ({
  id,
  status,
  at: at === null ? null : new Date(at),
});

test("what is ahead comes soonest first, what is past newest first, drafts whose day is over among it", () => {
  const { upcoming, past } = splitRoadmap(
    [
      make("draft", "draft", null),
      make("draft for later", "draft", "2026-11-19T10:00:00Z"),
      make("late", "scheduled", "2026-11-20T10:00:00Z"),
      make("missed", "scheduled", "2026-11-14T10:00:00Z"),
      make("old draft", "draft", "2026-11-01T10:00:00Z"),
      make("posted", "posted", "2026-11-10T10:00:00Z"),
      make("posted before its time", "posted", "2026-11-18T10:00:00Z"),
      make("posted, nobody knows when", "posted", null),
    ],
    now,
  );
  expect(upcoming.map(({ id }) => id)).toEqual(["missed", "draft for later", "late", "draft"]);
  expect(past.map(({ id }) => id)).toEqual([
    "posted before its time",
    "posted, nobody knows when",
    "posted",
    "old draft",
  ]);
});

test("days are those of the user's calendar", () => {
  const posts = [
    make("a", "scheduled", "2026-11-15T22:30:00Z"),
    make("b", "scheduled", "2026-11-15T23:30:00Z"),
    make("c", "scheduled", "2026-11-16T09:00:00Z"),
    make("d", "draft", null),
  ];
  const name = (timezone: string) =>
    groupByDay(posts, timezone).map((day) => [day.day, day.posts.map(({ id }) => id).join("")]);
  expect(name("Europe/Berlin")).toEqual([
    ["2026-11-15", "a"],
    ["2026-11-16", "bc"],
    [null, "d"],
  ]);
  expect(name("UTC")).toEqual([
    ["2026-11-15", "ab"],
    ["2026-11-16", "c"],
    [null, "d"],
  ]);
});
