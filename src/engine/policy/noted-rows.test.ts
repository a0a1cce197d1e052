import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./noted-rows.ts";
import { NOTED_EXAMPLES } from "./testing/noted-examples.ts";

test("Notes are read as their examples say", () => {
  expect(listFaults(rows, NOTED_EXAMPLES)).toEqual([]);
});
