import { expect, test } from "vitest";
import {
  COLUMN_PX,
  findFirstColumns,
  findView,
  GAP_PX,
  readRoadmapView,
  writeRoadmapView,
} from "./find-view.ts";

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
  expect(findView({ scrollLeft: scrollWidth - clientWidth - 0.6, clientWidth, scrollWidth })).toMatchObject({ isAtStart: false, isAtEnd: true }); // prettier-ignore
});

test("what fits does not scroll at all", () => {
  expect(findView(lane(0, 2))).toMatchObject({ isAtStart: true, isAtEnd: true });
});

test("each day begins behind the posts of the days before it", () => {
  expect(findFirstColumns([1, 3, 1, 2])).toEqual([0, 1, 4, 5]);
});

test.each([
  ["", { view: "days", day: null }],
  ["view=week", { view: "week", day: null }],
  ["view=month&day=2026-11-16", { view: "month", day: "2026-11-16" }],
  ["view=year&day=2026-02-30", { view: "days", day: null }],
  ["view=toString", { view: "days", day: null }],
])("'%s' asks for %j", (address, expected) => {
  expect(readRoadmapView(new URLSearchParams(address))).toEqual(expected);
});

test.each([
  ["post=1", { view: "week", day: null }, "post=1&view=week"],
  ["view=week&day=2026-11-16&post=1", { view: "days", day: "2026-11-16" }, "post=1"],
  ["view=week", { view: "month", day: "2026-11-16" }, "view=month&day=2026-11-16"],
] as const)("'%s' with %j is '%s'", (before, shown, expected) => {
  expect(writeRoadmapView(new URLSearchParams(before), shown).toString()).toBe(expected);
});
