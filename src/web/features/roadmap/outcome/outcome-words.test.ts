import { expect, test } from "vitest";
import { isEarly } from "./outcome-words.ts";

const POSTED = "2026-11-15T12:00:00.000Z";

test.each([
  ["at once", "2026-11-15T12:00:30.000Z", true],
  ["a moment too soon", "2026-11-15T12:14:59.000Z", true],
  ["on time", "2026-11-15T12:15:00.000Z", false],
  ["late", "2026-11-15T15:00:00.000Z", false],
])("a first look %s", (_case, at, expected) => {
  expect(isEarly(POSTED, "15-minutes", at)).toBe(expected);
});
