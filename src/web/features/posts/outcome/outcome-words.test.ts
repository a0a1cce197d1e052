import { expect, test } from "vitest";
import { isEarly, findReasonFault } from "./outcome-words.ts";

const POSTED = "2026-11-15T12:00:00.000Z";

test.each([
  ["at once", "2026-11-15T12:00:30.000Z", true],
  ["a moment too soon", "2026-11-15T12:14:59.000Z", true],
  ["on time", "2026-11-15T12:15:00.000Z", false],
  ["late", "2026-11-15T15:00:00.000Z", false],
])("a first look %s", (_case, at, expected) => {
  expect(isEarly(POSTED, "15-minutes", at)).toBe(expected);
});

test.each([
  ["nothing", ""],
  ["500 characters between spaces", ` ${"x".repeat(500)}\n`],
])("%s is taken", (_case, reason) => {
  expect(findReasonFault(reason)).toBeNull();
});

test("one character more is told, with how many there are", () => {
  expect(findReasonFault("x".repeat(1204))).toBe(
    "The reason can have at most 500 characters, and this has 1,204. The part that names the rule is enough.",
  );
});
