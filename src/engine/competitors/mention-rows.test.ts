import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./mention-rows.ts";
import { MENTION_EXAMPLES } from "./testing/mention-examples.ts";

test("Titles and hosts are read as their examples say", () => {
  expect(listFaults(rows, MENTION_EXAMPLES)).toEqual([]);
});
