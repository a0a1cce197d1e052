import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./draft-rows.ts";
import { DRAFT_EXAMPLES } from "./testing/draft-examples.ts";

test("Drafts are read as their examples say", () => {
  expect(listFaults(rows, DRAFT_EXAMPLES)).toEqual([]);
});
