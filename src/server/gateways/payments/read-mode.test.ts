import { expect, test } from "vitest";
import { readMode } from "./read-mode.ts";

test.each([
  ["sk_test_51abc", "test"],
  ["rk_test_51abc", "test"],
  ["sk_live_51abc", "live"],
  ["rk_live_test_51abc", "live"],
])("%s is a key of mode %s", (key, mode) => {
  expect(readMode(key)).toBe(mode);
});
