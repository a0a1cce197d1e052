import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./paste-rows.ts";
import { PASTE_EXAMPLES } from "./testing/paste-examples.ts";

test("Pasted lines are read as their examples say", () => {
  expect(listFaults(rows, PASTE_EXAMPLES)).toEqual([]);
});
