import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import { EDIT_EXAMPLES } from "../testing/edit-examples.ts";
import * as rows from "./edit-rows.ts";

test("Places of edits are read as their examples say", () => {
  expect(listFaults(rows, EDIT_EXAMPLES)).toEqual([]);
});
