import { join } from "node:path";
import { expect, test } from "vitest";
import { findUnknown, readPackages } from "./shipped-packages.ts";

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

test("what builds the web app does not ship, and what a package brings along does", () => {
  const names = readPackages(join(import.meta.dirname, "..", "..")).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "avvio", "react"]));
  expect(names.filter((name) => ["vite", "lightningcss", "vitest"].includes(name))).toEqual([]);
});
