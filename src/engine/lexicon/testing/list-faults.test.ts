import { expect, test } from "vitest";
import { listFaults } from "./list-faults.ts";

const ROWS = { LAMP: /lamp/, OF_KIND: { book: /book/i }, PAIRS: [[/one/, null]], most: 3 };
const examples = { has: ["x lamp", "lamps"], lacks: ["", "x"] } as const;

test("names rows without examples, examples without a row, and what is misread", () => {
  expect(
    listFaults(ROWS, {
      LAMP: { has: ["lamps", "lump"], lacks: ["x", "lamp"] },
      "PAIRS 0 0": { has: ["one", "ones"], lacks: ["two", ""] },
      GONE: examples,
    }),
  ).toEqual([
    "OF_KIND book has no examples",
    "GONE is no row",
    "LAMP is not found in: lump",
    "LAMP is found in: lamp",
  ]);
});
