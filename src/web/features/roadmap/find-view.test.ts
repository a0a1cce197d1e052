import { expect, test } from "vitest";
import { COLUMN_PX, findView, GAP_PX } from "./find-view.ts";

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
