import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import openWabt from "wabt";
import { DIMENSIONS } from "#engine/matching/matcher-model.ts";
import { multiplyPlainly } from "#engine/matching/multiply-rows.ts";
import { holdRows } from "./hold-rows.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

test("the program is what its text says", async () => {
  const wabt = await openWabt();
  const text = wabt.parseWat("multiply-rows.wat", read("./multiply-rows.wat").toString());
  expect(Buffer.from(text.toBinary({}).buffer)).toEqual(read("./multiply-rows.wasm"));
});

describe("products", () => {
  const ROWS = 700;
  // Every number of 8 bits, and the largest and smallest of the query, in all places.
  const table = Int8Array.from({ length: ROWS * DIMENSIONS }, (_, i) => ((i * 73) % 256) - 128);
  const { rows, multiplyRows } = holdRows(table);
  const plainly = multiplyPlainly(table);
  const queries = [0, 1, 7, 31].map((step) =>
    Int16Array.from({ length: DIMENSIONS }, (_, i) => ((i * step * 2311) % 65_535) - 32_767),
  );

  test("the rows are held as they were", () => expect(rows).toEqual(table));

  test.each([
    [0, ROWS],
    [0, 1],
    [699, ROWS],
    [123, 456],
    [5, 5],
  ])("of rows %i to %i are those of one number after the other", (from, to) => {
    for (const query of queries) {
      expect(multiplyRows(query, from, to)).toEqual(plainly(query, from, to));
    }
  });
});
