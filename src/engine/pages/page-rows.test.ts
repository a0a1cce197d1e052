import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./page-rows.ts";
import { PAGE_EXAMPLES } from "./testing/page-examples.ts";

test("Pages are read as their examples say", () => {
  expect(listFaults(rows, PAGE_EXAMPLES)).toEqual([]);
});
