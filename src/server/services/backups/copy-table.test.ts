import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { inWholeRows } from "./copy-table.ts";

test.each([
  ["one row", ["1\tAda\n"], ["1\tAda\n"]],
  ["rows that end with their part", ["1\tAda\n", "2\tBob\n"], ["1\tAda\n", "2\tBob\n"]],
  ["a row in two parts", ["1\tA", "da\n2\tBob\n"], ["1\tAda\n2\tBob\n"]],
  ["a row in three parts", ["1\t", "A", "da\n"], ["1\tAda\n"]],
  ["no rows", [], []],
])("%s arrive whole", async (_, parts, rows) => {
  const given = Readable.from(parts.map((part) => Buffer.from(part)));
  expect(await Readable.from(inWholeRows(given)).toArray()).toEqual(rows);
});

test("a letter that is cut in two arrives whole", async () => {
  const bytes = Buffer.from("1\tZoë\n");
  const given = Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]);
  expect(await Readable.from(inWholeRows(given)).toArray()).toEqual(["1\tZoë\n"]);
});
