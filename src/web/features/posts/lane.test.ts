import { expect, test } from "vitest";
import {
  COLUMN_PX,
  findFirstColumns,
  findView,
  GAP_PX,
  readRoadmapView,
  writeRoadmapView,
  drawRoute,
  findHourRange,
  ROUTE_HEIGHT,
  dayWidth,
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

const DAY = { earliest: 0, latest: 24 };

test("early posts are higher up than late ones, each hold above its own card", () => {
  const { holds } = drawRoute({ before: null, hours: [6, 18], after: null }, DAY);
  expect(holds.map(({ x }) => x)).toEqual([COLUMN_PX / 2, COLUMN_PX * 1.5 + GAP_PX]);
  expect(holds[0]?.y).toBeLessThan(holds[1]?.y ?? 0);
});

test("the stretches of two days meet half way between them", () => {
  const left = drawRoute({ before: null, hours: [0], after: [24] }, DAY).line;
  const right = drawRoute({ before: [0], hours: [24], after: null }, DAY).line;
  expect(left.split("L").at(-1)).toBe(`${COLUMN_PX + GAP_PX / 2} ${ROUTE_HEIGHT / 2}`);
  expect(right.slice(1).split("L")[0]).toBe(`${-GAP_PX / 2} ${ROUTE_HEIGHT / 2}`);
});

test("a day of three posts is left behind its third card", () => {
  const { line } = drawRoute({ before: null, hours: [0, 0, 0], after: [0] }, DAY);
  expect(line.split("L").at(-1)?.split(" ")[0]).toBe(String(dayWidth(3) + GAP_PX / 2));
});

test("a day whose posts have no hour has no stretch", () => {
  expect(drawRoute({ before: [3], hours: [], after: [5] }, DAY)).toEqual({ line: "", holds: [] });
});

test.each<[string, number[][], number, number]>([
  ["nothing planned", [], 0, 24],
  ["one hour", [[14]], 11, 17],
  ["a whole day", [[8], [9, 20]], 8, 20],
])("%s: the route reaches from hour to hour", (_, days, earliest, latest) => {
  expect(findHourRange(days)).toEqual({ earliest, latest });
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
