import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./noted-thing-rows.ts";
import { NOTED_THING_EXAMPLES } from "./testing/noted-thing-examples.ts";

test("Notes are read as their examples say", () => {
  expect(listFaults(rows, NOTED_THING_EXAMPLES)).toEqual([]);
});
