import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import { SORT_SIGNS } from "./sort-rows.ts";
import { SORT_EXAMPLES } from "./testing/sort-examples.ts";

test("each sign is found as its examples say", () => {
  const rows = Object.fromEntries(SORT_SIGNS);
  expect(Object.keys(SORT_EXAMPLES)).toEqual(Object.keys(rows));
  expect(listMisread(rows, SORT_EXAMPLES)).toEqual([]);
});
