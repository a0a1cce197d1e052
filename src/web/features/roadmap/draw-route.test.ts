import { expect, test } from "vitest";
import { drawRoute, ROUTE_HEIGHT } from "./draw-route.ts";
import { COLUMN_PX, GAP_PX } from "./find-view.ts";

test("early posts stand above late ones, side by side", () => {
  const { holds } = drawRoute(null, [6, 18], null);
  expect(holds.map(({ x }) => x)).toEqual([COLUMN_PX / 4, (COLUMN_PX * 3) / 4]);
  expect(holds[0]?.y).toBeLessThan(holds[1]?.y ?? 0);
});

test("the stretches of two days meet half way between them", () => {
  const left = drawRoute(null, [0], [24]).line.split("L").at(-1);
  const right = drawRoute([0], [24], null).line.slice(1).split("L")[0];
  expect(left).toBe(`${COLUMN_PX + GAP_PX / 2} ${ROUTE_HEIGHT / 2}`);
  expect(right).toBe(`${-GAP_PX / 2} ${ROUTE_HEIGHT / 2}`);
});

test("a day whose posts have no hour has no stretch", () => {
  expect(drawRoute([3], [], [5])).toEqual({ line: "", holds: [] });
});
