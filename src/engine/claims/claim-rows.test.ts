import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./claim-rows.ts";
import { CLAIM_EXAMPLES } from "./testing/claim-examples.ts";

test("Claims are read as their examples say", () => {
  expect(listFaults(rows, CLAIM_EXAMPLES)).toEqual([]);
});
