import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./stem-rows.ts";
import { STEM_EXAMPLES } from "./testing/stem-examples.ts";

test("Endings are read as their examples say", () => {
  expect(listFaults(rows, STEM_EXAMPLES)).toEqual([]);
});
