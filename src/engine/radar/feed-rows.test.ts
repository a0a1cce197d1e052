import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as rows from "./feed-rows.ts";
import { FEED_EXAMPLES } from "./testing/feed-examples.ts";

test("Feeds are read as their examples say", () => {
  expect(listFaults(rows, FEED_EXAMPLES)).toEqual([]);
});
