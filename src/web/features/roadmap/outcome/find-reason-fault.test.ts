import { expect, test } from "vitest";
import { findReasonFault } from "./find-reason-fault.ts";

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
