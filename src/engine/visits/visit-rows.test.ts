import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./visit-rows.ts";
import { VISIT_EXAMPLES } from "./testing/visit-examples.ts";

test("Visits are read as their examples say", () => {
  expect(listFaults(rows, VISIT_EXAMPLES)).toEqual([]);
});
