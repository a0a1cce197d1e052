import { expect, test } from "vitest";
import {
  COLUMN_PX,
  findFirstColumns,
  findView,
  GAP_PX,
  readRoadmapView,
  writeRoadmapView,
  wordDay,
} from "./lane.ts";

const STEP = COLUMN_PX + GAP_PX;
const lane = (scrollLeft: number, days = 500, clientWidth = 4 * STEP) => ({
  scrollLeft,
  clientWidth,
  scrollWidth: Math.max(clientWidth, days * STEP - GAP_PX),
});

test("at the start the first days are drawn, and left leads nowhere", () => {
  expect(findView(lane(0))).toEqual({ first: 0, last: 7, isAtStart: true, isAtEnd: false });
});

test("in the middle only what is near is drawn", () => {
  const { first, last, isAtStart, isAtEnd } = findView(lane(100 * STEP));
  expect([first, last]).toEqual([97, 107]);
  expect([isAtStart, isAtEnd]).toEqual([false, false]);
});

test("at the end right leads nowhere, also by a fraction of a pixel", () => {
  const { scrollWidth, clientWidth } = lane(0);
  expect(
    findView({ scrollLeft: scrollWidth - clientWidth - 0.6, clientWidth, scrollWidth }),
  ).toMatchObject({ isAtStart: false, isAtEnd: true });
});

test("what fits does not scroll at all", () => {
  expect(findView(lane(0, 2))).toMatchObject({ isAtStart: true, isAtEnd: true });
});

test("each day begins behind the posts of the days before it", () => {
  expect(findFirstColumns([1, 3, 1, 2])).toEqual([0, 1, 4, 5]);
});

test.each([
  ["", false, { view: "days", day: null }],
  ["", true, { view: "week", day: null }],
  ["view=days", true, { view: "days", day: null }],
  ["view=week", false, { view: "week", day: null }],
  ["view=month&day=2026-11-16", true, { view: "month", day: "2026-11-16" }],
  ["view=year&day=2026-02-30", false, { view: "days", day: null }],
  ["view=toString", true, { view: "week", day: null }],
])("'%s' on a wide screen (%j) asks for %j", (address, isWide, expected) => {
  expect(readRoadmapView(new URLSearchParams(address), isWide)).toEqual(expected);
});

test.each([
  ["post=1", { view: "week", day: null }, "post=1&view=week"],
  ["view=week&day=2026-11-16&post=1", { view: "days", day: "2026-11-16" }, "view=days&post=1"],
  ["view=week", { view: "month", day: "2026-11-16" }, "view=month&day=2026-11-16"],
] as const)("'%s' with %j is '%s'", (before, shown, expected) => {
  expect(writeRoadmapView(new URLSearchParams(before), shown).toString()).toBe(expected);
});

test.each([
  ["2026-11-15", "Sunday", "November 15", "today"],
  ["2026-11-16", "Monday", "November 16", "tomorrow"],
  ["2026-11-20", "Friday", "November 20", "in 5 days"],
  ["2026-11-12", "Thursday", "November 12", "3 days ago"],
  ["2027-01-01", "Friday", "January 1, 2027", "in 47 days"],
])("%s seen on November 15, 2026", (day, weekday, date, distance) => {
  expect(wordDay(day, "2026-11-15")).toEqual({ weekday, date, distance });
});
