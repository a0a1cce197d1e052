import { expect, test } from "vitest";
import { findUnknown } from "./shipped-packages.ts";

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["GPL-3.0", false],
  ["MIT AND GPL-3.0", false],
  ["(MIT AND ISC)", true],
  ["not stated", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("a package under %s may ship: %s", (licence, isFree) => {
  expect(findUnknown([{ name: "a", version: "1.0.0", licence }])).toHaveLength(isFree ? 0 : 1);
});
