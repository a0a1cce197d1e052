import { expect, test } from "vitest";
import { drawRoute, findHourRange, ROUTE_HEIGHT } from "./draw-route.ts";
import { COLUMN_PX, dayWidth, GAP_PX } from "./find-view.ts";

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
