import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as replies from "./assistant/reply-rows.ts";
import * as openness from "./community/openness-rows.ts";
import * as flairs from "./flair-rows.ts";
import * as made from "./made-rows.ts";
import {
  FLAIR_EXAMPLES,
  OPENNESS_EXAMPLES,
  REPLY_EXAMPLES,
  WHAT_EXAMPLES,
} from "./testing/post-row-examples.ts";
import * as what from "./what-rows.ts";

test.each([
  ["names of flairs", flairs, FLAIR_EXAMPLES],
  ["details of stances", openness, OPENNESS_EXAMPLES],
  ["replies of assistants", replies, REPLY_EXAMPLES],
  ["what something is", { ...what, ...made }, WHAT_EXAMPLES],
])("%s are read as their examples say", (_, rows, examples) => {
  expect(listFaults(rows, examples)).toEqual([]);
});
