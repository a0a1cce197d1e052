import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./rows/concern-rows.ts";
import { CONCERN_EXAMPLES } from "./testing/concern-examples.ts";

test("Concerns are read as their examples say", () => {
  expect(listFaults(rows, CONCERN_EXAMPLES)).toEqual([]);
});
