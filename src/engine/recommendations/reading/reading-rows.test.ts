import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as letters from "../languages/letter-rows.ts";
import { LETTER_EXAMPLES, PLACE_EXAMPLES, THING_EXAMPLES } from "../testing/reading-examples.ts";
import * as places from "./place-rows.ts";
import * as things from "./thing-rows.ts";

test.each([
  ["letters", letters, LETTER_EXAMPLES],
  ["places", places, PLACE_EXAMPLES],
  ["things", things, THING_EXAMPLES],
])("%s are read as their examples say", (_, rows, examples) => {
  expect(listFaults(rows, examples)).toEqual([]);
});
