import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./block-rows.ts";
import { BLOCK_EXAMPLES } from "./testing/block-examples.ts";

test("Lines are read as their examples say", () => {
  expect(listFaults(rows, BLOCK_EXAMPLES)).toEqual([]);
});
