import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./stance-rows.ts";
import { STANCE_EXAMPLES } from "./testing/stance-examples.ts";

test("Stances are read as their examples say", () => {
  expect(listFaults(rows, STANCE_EXAMPLES)).toEqual([]);
});
