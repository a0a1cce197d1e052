import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./number-rows.ts";
import { NUMBER_EXAMPLES } from "./testing/number-examples.ts";

test("Names of things are read as their examples say", () => {
  expect(listFaults(rows, NUMBER_EXAMPLES)).toEqual([]);
});
