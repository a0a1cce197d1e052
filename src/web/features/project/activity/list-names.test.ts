import { expect, test } from "vitest";
import { listNames } from "./list-names.ts";

test.each([
  [[], ""],
  [["r/a"], "r/a"],
  [["r/a", "r/b"], "r/a and r/b"],
  [["r/a", "r/b", "r/c"], "r/a, r/b and r/c"],
  [["1", "2", "3", "4", "5", "6"], "1, 2, 3, 4, 5 and 6"],
  [["1", "2", "3", "4", "5", "6", "7"], "1, 2, 3, 4, 5 and 2 more"],
])("%o reads %s", (names, read) => {
  expect(listNames(names)).toBe(read);
});
