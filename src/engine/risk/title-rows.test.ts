import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./title-rows.ts";
import { TITLE_EXAMPLES } from "./testing/title-examples.ts";

test("Titles are read as their examples say", () => {
  expect(listFaults(rows, TITLE_EXAMPLES)).toEqual([]);
});
