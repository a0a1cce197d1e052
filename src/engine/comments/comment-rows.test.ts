import { expect, test } from "vitest";
import { listFaults } from "#engine/lexicon/testing/list-faults.ts";
import * as needs from "./need-rows.ts";
import { NEED_EXAMPLES, THREAD_EXAMPLES } from "./testing/comment-examples.ts";
import * as threads from "./thread-rows.ts";

test.each([
  ["Copied threads", threads, THREAD_EXAMPLES],
  ["Needs", needs, NEED_EXAMPLES],
])("%s are read as their examples say", (_, rows, examples) => {
  expect(listFaults(rows, examples)).toEqual([]);
});
