import { expect, test } from "vitest";
import { parseCount } from "./parse-count.ts";

test.each([
  ["", null, false],
  ["  ", null, false],
  ["0", 0, false],
  ["1200", 1200, false],
  ["1,200", 1200, false],
  ["1 200", 1200, false],
  ["-5", null, true],
  ["many", null, true],
  ["9".repeat(30), null, true],
])("%j is %o", (typed, count, isFaulty) => {
  const parsed = parseCount(typed);
  expect(parsed.count).toBe(count);
  expect(parsed.fault !== null).toBe(isFaulty);
});
